import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormatsModule from 'ajv-formats';
import { addressFormats } from '../runtime/validation/address-formats';
import { ownFormats } from '../runtime/validation/own-formats';
import { expect, test } from 'vitest';
import { compile } from './support/shared-compiler';
import { writeOut } from '../codegen/records';
import type { JsonSchema } from '../runtime/definitions/compiled';
import { decided, sessionFor } from '../.storybook/stages/story-session';
import { storyKinds } from '../codegen/generate/stories';
import { screenBelow } from '../.storybook/screen-below';
import { testTitles, usedBy } from '../.storybook/widget-facts';
import { faultCasesOf } from '../.storybook/widget-faults';
import { fileKind } from '../codegen/project/file-kind';
import { readSource } from '../codegen/source';
import { words } from '../server/demo/sample-value';
import { sampleOf } from '../.storybook/sample-of';

const root = join(import.meta.dirname, '..');
const source = readSource(root);
const { base } = compile(source);
const folder = join(root, '.storybook/answers');
const generated = join(root, '.storybook/generated');
function makeAjv() {
  const ajv = (addFormatsModule as unknown as typeof addFormatsModule.default)(
    new Ajv2020({ strict: false, validateSchema: false, code: { optimize: false } }),
  );
  for (const [name, format] of Object.entries({ ...addressFormats, ...ownFormats })) ajv.addFormat(name, format);
  return ajv;
}

/** The id of every definition of a kind, from the names of the files alone. */
const idsOf = (kind: string): string[] => [...source.keys()].flatMap((path) => (fileKind(path)?.kind === kind ? [fileKind(path)?.id ?? ''] : []));
const written = readdirSync(generated, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.stories.tsx'));
const stories = written.map((file) => readFileSync(join(generated, file), 'utf8')).join('\n');

test.each(storyKinds)('QA finds a story of every %s', (kind) => {
  const ids = idsOf(kind);
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id) => !stories.includes(`args: {"${kind}":"${id}"`))).toEqual([]);
});

test('QA finds each story beside its definition, and none of a definition that is gone', () => {
  const shown = [...stories.matchAll(/parameters: \{ file: "([^"]+)" \}/g)].map(([, file]) => file ?? '');
  expect(shown.filter((file) => !source.has(file))).toEqual([]);
});

test('QA finds all states and all surroundings of every widget', () => {
  const missing = idsOf('widget').filter((name) => {
    const file = join(root, `widgets/${name}/${name}.stories.tsx`);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return !text.includes(`title: 'widgets/${name}'`) || !/export const AllStates: Story = /.test(text) || !/export const Surroundings: Story = /.test(text);
  });
  expect(missing).toEqual([]);
});

const exampled = idsOf('widget').filter((name) => source.get(`widgets/${name}/${name}.widget.json`)?.includes('"examples"'));

test.each(exampled)('QA finds each state and each fault of the widget %s by its name', (name) => {
  const manifest = JSON.parse(source.get(`widgets/${name}/${name}.widget.json`) ?? '{}') as Parameters<typeof faultCasesOf>[0] & { shows?: boolean };
  const named = [...readFileSync(join(generated, `widgets/${name}.stories.tsx`), 'utf8').matchAll(/"state":"(\w+)"(?:,"fault":"(\w+)")?/g)];
  const [states, faults] = [1, 2].map((group) => new Set(named.map((match) => match[group]).filter((one) => one !== undefined)));
  expect(states).toContain('Empty');
  expect(manifest.shows === true || ['Required', 'Disabled', 'ReadOnly', 'Faulty'].every((state) => states?.has(state))).toBe(true);
  const wanted = manifest.shows === true ? [] : Object.keys({ required: '', ...manifest.messages });
  expect(faults).toEqual(new Set(wanted));
  // A fault that has no example cannot be shown: add one to .storybook/widget-faults.ts.
  expect(wanted.filter((code) => !faultCasesOf(manifest).some((one) => one.code === code))).toEqual([]);
});

test.each(readdirSync(folder).map((file) => basename(file, '.json')))('the answer of %s in stories is as its operation says', (id) => {
  const validate = makeAjv().compile(base?.operations[id]?.answer ?? false);
  validate(JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')));
  expect(validate.errors ?? []).toEqual([]);
});

test.each(idsOf('dialog'))('the examples by which stories open the dialog %s are as its input says', (id) => {
  const path = [...source.keys()].find((file) => file.endsWith(`/${id}.dialog.json`)) ?? '';
  const { input = {} } = JSON.parse(source.get(path) ?? '{}') as { input?: { properties?: Record<string, JsonSchema> } };
  const ajv = makeAjv();
  const examples = Object.values(input.properties ?? {}).flatMap((property) =>
    ((property.examples as unknown[] | undefined) ?? []).map((example) => [property, example] as const),
  );
  for (const [property, example] of examples) expect([example, ajv.validate(writeOut(property, base?.records ?? {}), example)]).toEqual([example, true]);
});

test.each([
  { by: 'itself', dialog: 'people-export', screen: 'people' },
  { by: 'its flow', dialog: 'missing-answers', screen: 'assessment' },
  { by: 'itself, of several the first by its address', dialog: 'mission-statement', screen: 'user-profile' },
  { by: 'nothing, but the application at home', dialog: 'idle-warning', screen: 'programs' },
])('QA sees a dialog over the screen that opens it by $by', ({ dialog, screen }) => {
  expect(screenBelow(base!, dialog)).toBe(screen);
});

test('QA sees a dialog that only another dialog opens over the screen of that one', () => {
  const { 'program-detail': itself, ...others } = base!.screens;
  expect(screenBelow(base!, 'message-image')).toBe(itself?.screen.id);
  expect(screenBelow({ ...base!, screens: others }, 'message-image')).toBe('challenge-groups');
});

const saidIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(saidIn) : [];

test('how the calls of one story go is its own: no other story of its file loads for ever', () => {
  expect(stories.match(/^const meta = .*(?:screens|dialogs|forms|tables)\//gm)?.length).toBeGreaterThan(10);
  expect(stories.match(/^const meta = .*"(?:calls|state)":.*ScreenStage|^const meta = .*"calls":/gm)).toBeNull();
});

const invented = new RegExp(`(?<![\\w.-])(?:${words.join('|')})(?![\\w-])`);
const isInvented = (value: unknown): boolean => saidIn(value).some((text) => invented.test(text));
const answers = Object.fromEntries(
  readdirSync(folder).map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown]),
);

test('QA reads nothing invented: each call answers as the demo does, or by the examples of its record', () => {
  const calls = Object.values(base!.operations).filter(({ answer }) => answer !== undefined && answer.type !== 'string');
  expect(calls.length).toBeGreaterThan(250);
  const found = calls.filter(({ id, answer }) => isInvented(answers[id] ?? sampleOf(answer, base!, answers)));
  expect(found.map(({ id }) => id)).toEqual([]);
});

const bundles = Object.values(base!.screens);
/** What stories give to the parts of the product: the schema of each, by what it is. */
const given = [
  ...Object.values(base!.forms).flatMap(({ id, data, input }) => [
    [`the filled form ${id}`, data],
    [`the input of the form ${id}`, input],
  ]),
  ...bundles.flatMap(({ tables }) => Object.values(tables).map(({ id, input }) => [`the input of the table ${id}`, input])),
  ...bundles.flatMap(({ dialogs }) => Object.values(dialogs).map(({ id, input }) => [`the input of the dialog ${id}`, input])),
].filter((one): one is [string, JsonSchema] => one[1] !== undefined);
const onlyOnce = [...new Map(given).entries()];

test.each(onlyOnce)('QA reads nothing invented in %s, and it is as its schema says', (_what, schema) => {
  const value = sampleOf(schema, base!, answers);
  expect([value, isInvented(value)]).toEqual([value, false]);
  const validate = makeAjv().compile(writeOut(schema, base!.records));
  validate(value);
  expect([value, validate.errors ?? []]).toEqual([value, []]);
});

const redirected = Object.keys(base!.shell.app.redirects ?? {});
const opened = base!.shell.routes.filter(({ path }) => !redirected.includes(path));

test.each(opened.map(({ path, screen, allow }) => ({ path, screen, allow })))('the usual person of $path may open it', ({ path, screen, allow }) => {
  const circumstances = { role: 'usual', path, calls: 'answered', brand: undefined, allow };
  const session = sessionFor(answers.getSession, base!, circumstances);
  expect(decided(base!, path, session)).toMatchObject({ open: { route: { screen } } });
});

const walkFolder = join(root, '.storybook/walks');
const walks = readdirSync(walkFolder).filter((file) => file.endsWith('.walk.json'));

test.each(walks)('QA watches the walk %s, and what it is answered is as the operations say', (file) => {
  const {
    at,
    steps,
    answers = {},
  } = JSON.parse(readFileSync(join(walkFolder, file), 'utf8')) as {
    at: string;
    steps: { sent?: string }[];
    answers?: Record<string, unknown[]>;
  };
  const imported = new RegExp(`import (\\w+) from './${file}'`).exec(readFileSync(join(walkFolder, 'walks.ts'), 'utf8'))?.[1] ?? '';
  const name = new RegExp(`^  (?:'?([\\w ]+)'?: )?${imported},$`, 'm').exec(readFileSync(join(walkFolder, 'walks.ts'), 'utf8'))?.[1] ?? imported;
  expect(readFileSync(join(walkFolder, 'walks.stories.tsx'), 'utf8')).toContain(`args: { walk: '${name}' }`);
  expect(base?.shell.routes.map(({ path }) => path)).toContain(at);
  // It shows what it leads to: a call of the product, and what comes of it.
  const sent = steps.flatMap((step) => step.sent ?? []);
  expect(sent.length).toBeGreaterThan(0);
  expect([...sent, ...Object.keys(answers)].filter((id) => !Object.hasOwn(base?.operations ?? {}, id))).toEqual([]);
  for (const [id, own] of Object.entries(answers)) {
    const validate = makeAjv().compile(base?.operations[id]?.answer ?? false);
    for (const answer of own) expect([id, validate(answer), validate.errors ?? []]).toEqual([id, true, []]);
  }
});

test('the page of a widget names the definitions that use it, and each test beside it', () => {
  const texts = Object.fromEntries(source);
  expect(usedBy('stepper', texts).length).toBeGreaterThan(0);
  expect(usedBy('stepper', texts).filter((file) => !texts[file]?.includes('"stepper"'))).toEqual([]);
  const folders = join(root, 'widgets');
  const files = readdirSync(folders, { recursive: true, encoding: 'utf8' }).filter((file) => /\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(30);
  const missing = files.filter((file) => {
    const text = readFileSync(join(folders, file), 'utf8');
    return testTitles(text).length !== [...text.matchAll(/^ *test(\.each)?[(<]/gm)].length;
  });
  expect(missing).toEqual([]);
});
