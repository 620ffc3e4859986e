import type { Locator, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Opened } from './page';
import { openSchemaPage } from './schema-page';

type Schema = Record<string, unknown>;

const text = { type: 'string' } as const;
const objectOf = (properties: Schema, more: Schema = {}): Schema => ({ type: 'object', properties, ...more });

let tab: Page;
beforeAll(openSchemaPage, 300_000);
beforeEach(async () => {
  ({ tab } = await openSchemaPage());
});

const open = (schema: Schema, document: unknown): Promise<Opened> => tab.evaluate(([of, data]) => window.openDocument(of, data), [schema, document] as const);
const data = (): Promise<unknown> => tab.evaluate(() => window.dataNow());
const at = (pointer: string): Locator => tab.locator(`[id$=${JSON.stringify(pointer.replaceAll('/', '-'))}]:is(input, textarea, select)`);

/** A letter and Backspace, by the keyboard; what is there after each. */
async function letterAndBack(control: Locator): Promise<unknown[]> {
  await control.focus();
  await tab.keyboard.press('Control+End');
  await tab.keyboard.press('1');
  const typed = await data();
  await tab.keyboard.press('Backspace');
  return [typed, await data()];
}

describe('what is opened and edited stays whole', () => {
  test.each([
    { where: 'a field', schema: objectOf({ a: text }), document: { a: 'a\nb\nc' }, control: 'a-0' },
    { where: 'a group', schema: objectOf({ g: objectOf({ a: text }) }), document: { g: { a: 'a\nb\nc' } }, control: '-a' },
    { where: 'a list', schema: objectOf({ g: { type: 'array', items: text } }), document: { g: ['a\nb\nc'] }, control: '-0-0' },
    { where: 'a map', schema: objectOf({ g: { type: 'object', additionalProperties: true } }), document: { g: { a: 'a\nb\nc' } }, control: '-a' },
  ])('text of several lines in $where keeps its lines while it is typed into', async ({ schema, document, control }) => {
    await open(schema, document);
    expect(await tab.locator(`textarea[id$="${control}"]`).inputValue()).toBe('a\nb\nc');
    const [typed, back] = await letterAndBack(tab.locator(`textarea[id$="${control}"]`));
    expect(JSON.stringify(typed)).toContain('a\\nb\\nc');
    expect(JSON.stringify(typed)).toContain('1');
    expect(back).toEqual(document);
  });

  test.each([
    { where: 'the whole', schema: objectOf({ '': text, b: text }), document: { '': 'x', b: 'y' }, after: { '': 'x1', b: 'y' } },
    { where: 'a group', schema: objectOf({ g: objectOf({ '': text, b: text }) }), document: { g: { '': 'x', b: 'y' } }, after: { g: { '': 'x1', b: 'y' } } },
    { where: 'a map', schema: objectOf({ g: { type: 'object' } }), document: { g: { '': { '': 'x' } } }, after: { g: { '': { '': 'x1' } } } },
  ])('a value under the empty name in $where is written where it stands', async ({ schema, document, after }) => {
    await open(schema, document);
    const control = tab.locator('input').filter({ hasNot: tab.locator('.stock-key') });
    const values = await control.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    expect(await letterAndBack(control.nth(values.indexOf('x')))).toEqual([after, document]);
  });

  test('a number that must be one constant is chosen, not typed', async () => {
    const schema = objectOf({ version: { const: 2 }, g: objectOf({ kind: { type: 'number', const: 7 } }) });
    await open(schema, { version: 2, g: { kind: 7 } });
    for (const control of [at('version-0'), at('-kind')]) {
      await control.focus();
      await tab.keyboard.press('5');
      await tab.keyboard.press('Backspace');
    }
    expect(await data()).toEqual({ version: 2, g: { kind: 7 } });
    expect(await at('-kind').locator('option').allTextContents()).toEqual(['Select', '7']);
  });

  test.each([
    { of: 'texts', items: text, list: ['a', 'b', 'c'], emptied: ['a', '', 'c'], letter: 'b' },
    { of: 'numbers', items: { type: 'number' }, list: [1, 2, 3], emptied: [1, 3], letter: '2' },
    { of: 'anything', items: {}, list: ['a', 'b', 'c'], emptied: ['a', '', 'c'], letter: 'b' },
  ])('an entry of a list of $of that is emptied becomes no null, and takes its value again', async ({ items, list, emptied, letter }) => {
    await open(objectOf({ l: { type: 'array', items } }), { l: list });
    await at('-0-1').focus();
    await tab.keyboard.press('End');
    await tab.keyboard.press('Backspace');
    expect(await data()).toEqual({ l: emptied });
    await tab.keyboard.press(letter);
    expect(await data()).toEqual({ l: list });
  });

  test.each([
    { was: 'not there', document: {} },
    { was: 'there without values', document: { g: {} } },
    { was: 'there within another', document: { other: 'x' } },
  ])('a group that need not be there and was $was is so again when it is emptied, and lacks nothing', async ({ document }) => {
    const schema = objectOf({ other: text, g: objectOf({ a: text, b: text, deep: objectOf({ c: text }, { required: ['c'] }) }) });
    await open(schema, document);
    expect((await letterAndBack(at('-g-1-a')))[1]).toEqual(document);
    const deep = tab.getByRole('button', { name: 'deep' });
    if ((await deep.getAttribute('aria-expanded')) === 'false') await deep.click();
    expect((await letterAndBack(at('-deep-c')))[1]).toEqual(document);
    const opened = await open(schema, await data());
    expect(opened.errors).toEqual([]);
  });

  test.each([{ document: { a: '', g: { a: '' }, l: [''] } }, { document: { a: null, g: { a: null }, l: [null] } }])(
    'the empty values of $document are there again after a letter and Backspace',
    async ({ document }) => {
      const empty = { type: ['string', 'null'] };
      await open(objectOf({ a: empty, g: objectOf({ a: empty }), l: { type: 'array', items: empty } }), document);
      for (const control of [at('_-a-0'), at('-g-1-a'), at('-l-2-0')]) {
        const [typed, back] = await letterAndBack(control);
        expect(typed).not.toEqual(document);
        expect(back).toEqual(document);
      }
    },
  );

  test.each([
    { types: ['null', 'string'], more: { default: null } },
    { types: ['null', 'number', 'object'], more: { default: null } },
    { types: ['null'], more: {} },
  ])('a property of the types $types that is not there is not put in', async ({ types, more }) => {
    const part = { type: types, ...more };
    const document = { b: 'x' };
    const opened = await open(objectOf({ a: part, g: objectOf({ a: part }), b: text }), document);
    expect(opened.data).toEqual(document);
  });

  test.each([
    { of: 'texts', options: [text, { type: 'array', items: text }] },
    { of: 'patterns', options: [{ type: 'array', items: text }, { type: 'string', pattern: '^.$' }, { type: 'object' }] },
    { of: 'groups', options: [objectOf({ x: { const: 'no' } }, { required: ['x'] }), { enum: ['ab', 'cd'] }, text] },
  ])('in an alternative of anyOf ($of) a second letter and Backspace go on', async ({ options }) => {
    await open(objectOf({ a: { anyOf: options }, g: objectOf({ a: { anyOf: options } }) }), { a: 'a', g: { a: 'a' } });
    for (const control of [at('_-a-0'), at('-g-1-a')]) {
      await control.focus();
      await tab.keyboard.press('End');
      await tab.keyboard.press('b');
      await tab.keyboard.press('c');
      await tab.keyboard.press('Backspace');
      await tab.keyboard.press('Backspace');
    }
    expect(await data()).toEqual({ a: 'a', g: { a: 'a' } });
  });
});

describe('what a schema does not name a type for is drawn in fields', () => {
  test.each([
    { by: 'enum', schema: { enum: ['a', 2, null] }, value: 2, tag: 'select' },
    { by: 'enum of groups', schema: { enum: [{ a: 1 }, { a: 2 }] }, value: 'a', tag: 'select' },
    { by: 'const', schema: { const: 3 }, value: 3, tag: 'select' },
    { by: 'default', schema: { default: 5 }, value: undefined, tag: 'input[role=spinbutton]' },
    { by: 'examples', schema: { examples: [true] }, value: undefined, tag: 'input[type=checkbox]' },
    { by: 'alternatives', schema: { anyOf: [{ minimum: 1, type: 'number' }, { type: 'integer' }] }, value: 1, tag: 'input[role=spinbutton]' },
    { by: 'the text held', schema: {}, value: 'x', tag: 'input[type=text]' },
    { by: 'the number held', schema: true, value: 1.5, tag: 'input[role=spinbutton]' },
    { by: 'a reference elsewhere and the value held', schema: { $ref: 'https://example.org/elsewhere.json' }, value: 'x', tag: 'input[type=text]' },
  ])('by $by', async ({ schema, value, tag }) => {
    const opened = await open(objectOf({ a: schema, g: objectOf({ a: schema }) }), { g: { a: value }, a: value });
    expect([opened.json, opened.missing]).toEqual([[], []]);
    for (const id of ['_-a-0', '-g-1-a']) expect(await tab.locator(`${tag}[id$="${id}"]`).count()).toBe(1);
  });

  test.each([
    { what: 'items without a type', schema: { type: 'array' }, value: ['a', 1, true, ['b'], { c: 'd' }] },
    { what: 'a tuple of prefixItems', schema: { prefixItems: [text, { type: 'number' }], items: { type: 'boolean' } }, value: ['a', 1, true] },
    { what: 'a tuple of items', schema: { type: 'array', items: [text, {}], additionalItems: objectOf({ a: text }) }, value: ['a', 1, { a: 'b' }] },
    { what: 'a map', schema: { additionalProperties: objectOf({ a: { type: 'number' } }) }, value: { x: { a: 1 }, y: { a: 2 } } },
    { what: 'patternProperties', schema: { patternProperties: { '^x-': { type: 'number' } }, additionalProperties: false }, value: { 'x-a': 1 } },
    { what: 'anything within anything', schema: {}, value: { a: [{ b: [1, { c: null }] }] } },
    { what: 'an alternative of groups', schema: { oneOf: [{ type: 'string' }, objectOf({ a: {} })] }, value: { a: { b: 1 } } },
  ])('$what, each value in its own', async ({ schema, value }) => {
    const document = { a: value };
    const opened = await open(objectOf({ a: schema }), document);
    expect([opened.json, opened.missing]).toEqual([[], []]);
    expect(opened.field.length).toBeGreaterThan(0);
    expect(await tab.evaluate(([of, data]) => window.roundTrips(of, data), [objectOf({ a: schema }), document] as const)).toEqual([]);
  });

  test('a new value of a map is of the type that the schema gives to its values', async () => {
    await open(objectOf({ ports: { type: 'object', additionalProperties: { type: 'integer' } }, x: { patternProperties: { '^a': { type: 'boolean' } } } }), {});
    await tab.getByRole('button', { name: 'Add a property to ports' }).click();
    await tab.keyboard.type('web');
    await tab.keyboard.press('Enter');
    expect(await data()).toEqual({});
    await tab.getByRole('spinbutton', { name: 'web' }).fill('80');
    expect(await data()).toEqual({ ports: { web: 80 } });
    await tab.getByRole('button', { name: 'Add a property to x' }).click();
    await tab.keyboard.type('also');
    await tab.keyboard.press('Enter');
    await tab.getByRole('checkbox', { name: 'also' }).check();
    expect(await data()).toEqual({ ports: { web: 80 }, x: { also: true } });
  });

  test.each([
    { what: 'types that rule each other out', schema: { allOf: [{ type: 'boolean' }, text] } },
    { what: 'an alternative that is the whole again', schema: { anyOf: [{ $ref: '#/properties/a' }, { type: 'object' }] } },
    { what: 'conditions that are the whole again', schema: { if: { type: 'object' }, then: { $ref: '#/properties/a' } } },
    { what: 'groups that must hold themselves', schema: objectOf({ a: { $ref: '#/properties/a' } }, { required: ['a'] }) },
  ])('$what are drawn, and have an end', async ({ schema }) => {
    for (const document of [{}, { a: null }, { a: 'x' }, { a: {} }, { a: [] }]) expect((await open(objectOf({ a: schema }), document)).data).toEqual(document);
  });

  test('what may be of any kind is asked for its kind first', async () => {
    await open(objectOf({ a: {} }), {});
    await tab.getByRole('combobox', { name: 'a' }).selectOption('Number');
    await tab.getByRole('spinbutton', { name: 'Number' }).fill('5');
    expect(await data()).toEqual({ a: 5 });
    await tab.getByRole('combobox', { name: 'a' }).selectOption('List');
    expect(await data()).toEqual({});
  });
});
