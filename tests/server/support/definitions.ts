import { fileURLToPath } from 'node:url';
import { type Source, readSource } from '../../../codegen/source';
import { definitionsOf } from '../../../server/definitions/compiled-definitions';
import type { FileDefinitions } from '../../../server/definitions/definitions';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The overlay of a customer who has nothing but this: a required size in each profile, shown in the list of people. */
const shirtSize = {
  id: 'shirt-size',
  kind: 'overlay',
  operations: [
    {
      op: 'insert-field',
      form: 'user-profile',
      after: 'mobile',
      record: 'UserProfileSave',
      name: 'shirtSize',
      required: true,
      property: { type: 'string', title: 'Shirt size', description: 'For the welcome gift.', enum: ['S', 'M', 'L'] },
      field: { id: 'shirt-size', label: 'Shirt size' },
      columns: ['people'],
    },
  ],
};

/** The project's definitions, with one more customer: what an author adds, without a line of code. */
export const testSource = (): Source => new Map([...readSource(root), ['schemas/customers/summit/shirt-size.overlay.json', JSON.stringify(shirtSize)]]);

let definitions: FileDefinitions | undefined;

/** Compiled once for each test file. */
export function testDefinitions(): FileDefinitions {
  definitions ??= definitionsOf(testSource(), (message) => {
    throw new Error(message);
  });
  return definitions;
}
