import type { StorybookConfig } from '@storybook/react-vite';
import { definitionsModule } from './definitions-module.ts';

const config: StorybookConfig = {
  stories: ['./guide/*.mdx', '../widgets/**/*.stories.tsx', '../runtime/**/*.stories.tsx', './walks/*.stories.tsx', './generated/**/*.stories.tsx'],
  staticDirs: ['./media', '../public'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), definitionsModule()] }),
};
export default config;
