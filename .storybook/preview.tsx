import { ThemeProvider } from '@mui/material/styles';
import type { Preview } from '@storybook/react-vite';
import { WidgetDocs } from './WidgetDocs';
import { withDefinition } from './definition-decorator';
import { optionControls, withOptions } from './option-controls';
import { createAppTheme } from '../runtime/theme/theme';
import '../runtime/form/form.css';
import '../runtime/screen/screen.css';

const viewports = {
  phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' } },
  narrow: { name: 'Narrow, 320 px', styles: { width: '320px', height: '844px' } },
  desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' } },
};

const complaints: string[] = [];

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport: { options: viewports },
    controls: { expanded: true },
    docs: { page: WidgetDocs },
  },
  globalTypes: {
    customer: { description: 'Whose definitions', toolbar: { title: 'Customer', icon: 'users', items: ['base', 'lakeside'], dynamicTitle: true } },
    role: {
      description: 'Who is signed in',
      toolbar: { title: 'Role', icon: 'user', items: ['Admin', 'Coach', 'Support', 'participant', 'signed out'], dynamicTitle: true },
    },
    definition: {
      description: 'The definition and its file',
      toolbar: { title: 'Definition', icon: 'document', items: ['hidden', 'shown'], dynamicTitle: true },
    },
    brand: {
      description: 'The brand colour',
      toolbar: { title: 'Brand', icon: 'paintbrush', items: ['#12695b', '#0f6a8b', '#6b3fa0', '#ffd500'], dynamicTitle: true },
    },
  },
  initialGlobals: { customer: 'base', role: 'Admin', definition: 'hidden', brand: '#12695b' },
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
      <ThemeProvider theme={createAppTheme(String(globals.brand))} defaultMode="light" storageManager={null}>
        <div className={title.startsWith('widgets/') ? 'story-padded' : undefined}>
          <Story />
        </div>
      </ThemeProvider>
    ),
  ],
};
export default preview;
