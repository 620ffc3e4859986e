import { Mark } from '@tiptap/core';
import { asText, stringOf } from '../../runtime/widget-contract';

/** The colors of text, with their names for people. The theme says what each looks like, light and dark. */
export const textColors = { red: asText('Red'), green: asText('Green'), blue: asText('Blue'), gray: asText('Gray') };

/** Color as a class, `color-red`: a style attribute would be blocked by the Content-Security-Policy, and could not follow the theme. */
export const TextColor = Mark.create({
  name: 'textColor',
  addAttributes: () => ({
    color: {
      default: null,
      parseHTML: (element: HTMLElement) => Object.keys(textColors).find((name) => element.classList.contains(`color-${name}`)) ?? null,
      renderHTML: ({ color }: { color?: unknown }) => ({ class: `color-${stringOf(color)}` }),
    },
  }),
  parseHTML: () => Object.keys(textColors).map((name) => ({ tag: `span.color-${name}` })),
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});
