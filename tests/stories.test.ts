import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormatsModule from 'ajv-formats';
import { expect, test } from 'vitest';
import { compile } from '../codegen/compile';
import { readSource } from '../codegen/source';

const root = join(import.meta.dirname, '..');
const { base } = compile(readSource(root));
const folder = join(root, '.storybook/answers');

test('QA finds a story of every screen, form, table and flow under its kind', () => {
  const stories = (kind: string) => readFileSync(join(root, `.storybook/generated/${kind}.stories.tsx`), 'utf8');
  const screens = Object.values(base?.screens ?? {});
  const wanted = {
    screen: Object.keys(base?.screens ?? {}),
    form: Object.keys(base?.forms ?? {}),
    table: screens.flatMap(({ tables }) => Object.keys(tables)),
    flow: [...Object.keys(base?.shell.flows ?? {}), ...screens.flatMap(({ flows }) => Object.keys(flows))],
  };
  const missing = Object.entries(wanted).flatMap(([kind, ids]) => ids.filter((id) => !stories(`${kind}s`).includes(`"${kind}":"${id}"`)));
  expect(missing).toEqual([]);
});

test.each(readdirSync(folder).map((file) => basename(file, '.json')))('the answer of %s in stories is as its operation says', (id) => {
  const ajv = (addFormatsModule as unknown as typeof addFormatsModule.default)(new Ajv2020({ strict: false }));
  const validate = ajv.compile(base?.operations[id]?.answer ?? false);
  validate(JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')));
  expect(validate.errors ?? []).toEqual([]);
});
