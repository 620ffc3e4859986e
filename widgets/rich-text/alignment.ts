import { Extension } from '@tiptap/core';

const alignments = ['left', 'center', 'right', 'justify'];

/** Alignment as a class, `align-center`: Tiptap's own writes a style attribute, which the Content-Security-Policy blocks. */
export const Alignment = Extension.create({
  name: 'alignment',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        alignment: {
          default: null,
          parseHTML: (element) => alignments.find((name) => element.classList.contains(`align-${name}`)) ?? null,
          renderHTML: ({ alignment }) => (alignment ? { class: `align-${String(alignment)}` } : {}),
        },
      },
    },
  ],
});
