import type { Preview } from '@storybook/react-vite';
import { lazy, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { withDefinition } from './definition-decorator';
import { action } from 'storybook/actions';
import { optionControls, withOptions } from './option-controls';
import { customerItems, languageItems, speakIn } from './languages';
import { said } from './said';
import { findMisfits } from '../tests/support/misfits';
import { untilLoaded } from './stages/until-shown';
import './surroundings.css';
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

/** Makes the whole page as the toolbar says: what stands above it, a dialog or a menu, too. */
function PageLook({ globals, children }: { globals: Record<string, unknown>; children: ReactNode }) {
  const { scheme, direction, zoom, colors, language } = globals;
  useLayoutEffect(() => {
    const { body } = document;
    // Not on the root: the theme and the language write their own there.
    body.dataset.colorScheme = String(scheme);
    body.dir = direction === 'ltr' || direction === 'rtl' ? direction : '';
    body.style.zoom = zoom === '200 %' ? '2' : '';
    body.classList.toggle('surrounding-forced', colors === 'forced');
  }, [scheme, direction, zoom, colors]);
  // Before anything is drawn: a widget says its texts in the language of the moment.
  speakIn(String(language));
  return children;
}

/** What does not fit, also half a second later: a table measures its columns after it is drawn. */
async function misfitsAtRest(): Promise<string[]> {
  let found = findMisfits();
  for (let frames = 0; found.length > 0 && frames < 30; frames += 1) {
    await new Promise(requestAnimationFrame);
    found = findMisfits();
  }
  return found;
}

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    // Of what passes nothing is collected: it would be 70 MB of each run, and a good part of its time.
    a11y: { test: 'error', options: { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } } },
    viewport: { options: viewports },
    controls: { expanded: true },
    options: {
      // Whole things first, then their parts; within a file the order in which it tells its states.
      storySort: {
        order: ['guide', ['start'], 'walks', 'layouts', 'screens', 'dialogs', 'forms', 'tables', 'flows', 'nodes', 'widgets'],
        method: 'alphabetical',
      },
    },
    docs: { page: Docs },
  },
  globalTypes: {
    customer: { description: 'Whose definitions', toolbar: { title: 'Customer', icon: 'users', items: customerItems, dynamicTitle: true } },
    role: {
      description: 'Who is signed in',
      toolbar: { title: 'Role', icon: 'user', items: roles, dynamicTitle: true },
    },
    language: {
      description: 'What is spoken; Pseudo is four tenths longer, with accents',
      toolbar: { title: 'Language', icon: 'globe', items: languageItems, dynamicTitle: true },
    },
    direction: {
      description: 'From left to right, or from right to left',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['of the language', 'ltr', 'rtl'], dynamicTitle: true },
    },
    zoom: { description: 'How large all is', toolbar: { title: 'Zoom', icon: 'zoom', items: ['100 %', '200 %'], dynamicTitle: true } },
    colors: {
      description: 'The colours of the page, or those that a system forces upon it',
      toolbar: { title: 'Colours', icon: 'accessibility', items: ['own', 'forced'], dynamicTitle: true },
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
  initialGlobals: {
    ...{ customer: 'base', role: 'usual', definition: 'hidden', brand: '#12695b', scheme: 'light' },
    ...{ language: 'en', direction: 'of the language', zoom: '100 %', colors: 'own' },
  },
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
  // Before axe looks: hooks of the project run from the last to the first.
  afterEach: async ({ canvasElement, title }) => {
    if (title.startsWith('widgets/')) await untilLoaded(canvasElement);
    if (complaints.length > 0) throw new Error(`The console says: ${complaints.join('; ')}`);
    const misfits = await misfitsAtRest();
    if (misfits.length > 0) throw new Error(`In a window of ${window.innerWidth} px: ${misfits.join('; ')}`);
  },
  argTypesEnhancers: [optionControls],
  decorators: [
    withDefinition,
    withOptions,
    (Story, { globals, title }) => (
      <>
        <ShownLook color={String(globals.brand)} />
        <PageLook globals={globals}>
          <div className={/^(widgets|nodes|forms|tables|dialogs\/confirm)/.test(title) ? 'story-padded' : undefined}>
            <Story />
          </div>
        </PageLook>
      </>
    ),
  ],
};
export default preview;
