import { testSource } from './definitions';

/** What Summit has by its files. */
export const shirtSizes = [...testSource()].flatMap(([path, text]) =>
  path.startsWith('schemas/customers/summit/') ? [{ Path: path.replace('schemas/customers/summit/', ''), Text: text }] : [],
);

const text = (required: boolean) =>
  JSON.stringify(
    {
      id: 'shelf',
      kind: 'overlay',
      operations: [
        {
          op: 'insert-field',
          form: 'user-profile',
          after: 'mobile',
          record: 'UserProfileSave',
          name: 'shelf',
          ...(required && { required }),
          property: { type: 'string', title: 'Shelf', maxLength: 9 },
          field: { id: 'shelf', widget: 'text', label: 'Shelf' },
        },
      ],
    },
    null,
    1,
  );

/** One more field, as an author publishes it: optional, or required. */
export const shelfOverlay = { Path: 'shelf.overlay.json', Text: text(false) };
export const requiredShelfOverlay = { Path: 'shelf.overlay.json', Text: text(true) };
