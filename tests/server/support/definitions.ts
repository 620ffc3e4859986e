import { fileURLToPath } from 'node:url';
import { type Source, readSource } from '../../../codegen/source';
import { definitionsOf, keepingDefinitions, keptDefinitions } from '../../../server/definitions/compiled-definitions';
import { overlayCompiler } from '../../../server/definitions/compile-overlays';
import type { FileDefinitions } from '../../../server/definitions/definitions';
import { count } from '../../support/counts';
import { compile } from '../../support/shared-compiler';

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

let source: Source | undefined;

/** The project's definitions, with one more customer: what an author adds, without a line of code. Read once in a process. */
export const testSource = (): Source =>
  (source ??= new Map([...readSource(root), ['schemas/customers/summit/shirt-size.overlay.json', JSON.stringify(shirtSize)]]));

let definitions: FileDefinitions | undefined;

/** The project's definitions with some more files, or with others of the same names; a fault in one of them fails the test. */
export function definitionsWith(files: Record<string, object | string>): FileDefinitions {
  const texts = Object.entries(files).map(([path, file]): [string, string] => [path, typeof file === 'string' ? file : JSON.stringify(file)]);
  return compiledOf(new Map([...testSource(), ...texts]), refuse);
}

function refuse(message: string): never {
  throw new Error(message);
}

/**
 * A whole source, compiled by what the files of a worker share: what it has in common with those before is not compiled again, nor in what is
 * published on it.
 */
export function compiledOf(whole: Source, say: (message: string) => void): FileDefinitions {
  count('compiles');
  return { ...definitionsOf(whole, say, compile), compileOverlays: compilingHere(whole) };
}

/**
 * Made once for each worker, and compiled once for all of them. What tests publish is compiled in the worker's own thread, by the compiler that its
 * files share: no time limit applies, and the base is not compiled a second time. server/definitions/compile-apart.test.ts tests the separate thread.
 */
export function testDefinitions(): FileDefinitions {
  return (definitions ??= {
    ...(keptDefinitions(root, testSource()) ?? keepingDefinitions(root, testSource(), refuse, compile)),
    compileOverlays: compilingHere(testSource()),
  });
}

/** Keeps what the product's own files compile to, as started servers and unit tests need it: beside those of the tests only what differs is compiled. */
export function keepProductDefinitions(): void {
  const product = readSource(root);
  if (keptDefinitions(root, product) === undefined) keepingDefinitions(root, product, refuse, compile);
}

function compilingHere(base: Source): FileDefinitions['compileOverlays'] {
  const compileOverlays = overlayCompiler(base, compile);
  return async (customer, files) => compileOverlays(customer, files);
}
