import type { Decorator } from '@storybook/react-vite';
import type { StrictArgTypes } from 'storybook/internal/types';
import { manifestOf, type Property } from './manifests';

const prefix = 'option ';

/** A control for each option of a widget, made from its manifest. */
export const optionControls = ({ argTypes, title }: { argTypes: StrictArgTypes; title: string }): StrictArgTypes => {
  const options = Object.entries(manifestOf(title)?.options?.properties ?? {});
  return {
    ...argTypes,
    ...Object.fromEntries(
      options.map(([name, property]) => [
        `${prefix}${name}`,
        { name, description: property.description ?? '', table: { category: 'Options' }, ...controlOf(property) },
      ]),
    ),
  };
};

function controlOf({ type, enum: values }: Property): { control: { type: 'select' | 'boolean' | 'number' | 'text' | 'object' }; options?: readonly unknown[] } {
  if (values) return { control: { type: 'select' }, options: values };
  if (type === 'boolean') return { control: { type: 'boolean' } };
  if (type === 'number' || type === 'integer') return { control: { type: 'number' } };
  return { control: { type: type === 'string' ? 'text' : 'object' } };
}

/** Gives the widget the options that were set by controls, beside those of the story. */
export const withOptions: Decorator = (Story, { args }) => {
  const chosen = Object.entries(args).filter(([name, value]) => name.startsWith(prefix) && value !== undefined);
  if (chosen.length === 0) return <Story />;
  const options = Object.fromEntries(chosen.map(([name, value]) => [name.slice(prefix.length), value as unknown]));
  // Opened anew: a form takes its fields' options when it opens.
  return <Story key={JSON.stringify(options)} args={{ ...args, options: { ...(args.options as object | undefined), ...options } }} />;
};
