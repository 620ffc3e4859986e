import type { Preview } from '@storybook/react-vite';
import { lazy, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { withDefinition } from './definition-decorator';
import { action } from 'storybook/actions';
import { optionControls, withOptions } from './option-controls';
import { said } from './said';
import { ShownLook } from '../runtime/theme/ShownLook';
import '../runtime/app/layout.css';
import '../runtime/app/print.css';
import '../runtime/form/form.css';
import '../runtime/screen/screen.css';

/** usual: one that may see what is shown. */
const roles = ['usual', 'participant', 'Coach', 'Support', 'Admin', 'WRAdmin', 'AdminLite', 'SuperAdmin', 'PartnerAdmin', 'signed out'];

const viewports = {
  phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' } },
  narrow: { name: 'Narrow, 320 px', styles: { width: '320px', height: '844px' } },
  desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' } },
};

said.tell = (what, detail) => action(what)(detail);

const complaints: string[] = [];

// The blocks of documentation are as much program as a story: they are loaded for a page of documentation only.
const WidgetDocs = lazy(async () => ({ default: (await import('./WidgetDocs')).WidgetDocs }));
const Docs = () => (
  <Suspense fallback={null}>
    <WidgetDocs />
  </Suspense>
);

/** Makes the whole page light or dark: what stands above it too. */
function PageScheme({ scheme, children }: { scheme: string; children: ReactNode }) {
  useLayoutEffect(() => {
    // Not on the root: the theme writes its own there.
    document.body.dataset.colorScheme = scheme;
  }, [scheme]);
  return children;
}

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    // Of what passes nothing is collected: it would be 70 MB of each run, and a good part of its time.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    viewport: { options: viewports },
    controls: { expanded: true },
    options: {
      // Whole things first, then their parts; within a file the order in which it tells its states.
      storySort: { order: ['layouts', 'screens', 'dialogs', 'forms', 'tables', 'flows', 'nodes', 'widgets'], method: 'alphabetical' },
    },
    docs: { page: Docs },
  },
  globalTypes: {
    customer: { description: 'Whose definitions', toolbar: { title: 'Customer', icon: 'users', items: ['base', 'lakeside'], dynamicTitle: true } },
    role: {
      description: 'Who is signed in',
      toolbar: { title: 'Role', icon: 'user', items: roles, dynamicTitle: true },
    },
    definition: {
      description: 'The definition and its file',
      toolbar: { title: 'Definition', icon: 'document', items: ['hidden', 'shown'], dynamicTitle: true },
    },
    scheme: {
      description: 'Light or dark',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
    brand: {
      description: 'The brand colour',
      toolbar: { title: 'Brand', icon: 'paintbrush', items: ['#12695b', '#0f6a8b', '#6b3fa0', '#ffd500'], dynamicTitle: true },
    },
  },
  initialGlobals: { customer: 'base', role: 'usual', definition: 'hidden', brand: '#12695b', scheme: 'light' },
  // A story that complains on the console has a fault, whatever it looks like.
  beforeEach: () => {
    const { error } = console;
    complaints.length = 0;
    console.error = (...words: unknown[]) => {
      complaints.push(words.map(String).join(' '));
      error(...words);
    };
    return () => {
      console.error = error;
    };
  },
  afterEach: () => {
    if (complaints.length > 0) throw new Error(`The console says: ${complaints.join('; ')}`);
  },
  argTypesEnhancers: [optionControls],
  decorators: [
    withDefinition,
    withOptions,
    (Story, { globals, title }) => (
      <>
        <ShownLook color={String(globals.brand)} />
        <PageScheme scheme={String(globals.scheme)}>
          <div className={/^(widgets|nodes|forms|tables|dialogs)/.test(title) ? 'story-padded' : undefined}>
            <Story />
          </div>
        </PageScheme>
      </>
    ),
  ],
};
export default preview;
