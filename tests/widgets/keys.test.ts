import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keyRows } from '../../.storybook/widget-facts';

interface Key {
  key: string;
  does: string;
  native?: true;
}

const root = join(import.meta.dirname, '../../widgets');
const names = readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const filesOf = (name: string, wanted: RegExp) => readdirSync(join(root, name)).filter((file) => wanted.test(file));
const keysOf = (name: string) => (JSON.parse(read(`${name}/${name}.widget.json`)) as { keys?: Key[] }).keys ?? [];
const ownKeysOf = (name: string) => keysOf(name).filter(({ native }) => !native);
/** The code of a widget, without tests and stories. */
const codeOf = (name: string) =>
  filesOf(name, /^[^.]+\.tsx?$/)
    .map((file) => read(`${name}/${file}`))
    .join('\n');

/** The keys that code asks for by their names. */
const namedIn = (code: string): string[] =>
  [/\bkey [!=]== '([^']+)'/g, /\bcase '([^']+)':/g, /\b((?:Arrow|Page)(?:Up|Down|Left|Right)|Home|End): /g].flatMap((wanted) =>
    [...code.matchAll(wanted)].map(([, key]) => key ?? ''),
  );

const combobox = namedIn(readFileSync(join(root, '../runtime/form/use-combobox.ts'), 'utf8')).filter((key) => key !== 'Escape');

/** The keys that a widget answers to by its own code, or by what the contract lends it: the combobox, arrows along a row, and Escape that closes. */
function handledBy(name: string): Set<string> {
  const code = codeOf(name);
  const call = /useCombobox\(\{([\s\S]*?)\}\)/.exec(code)?.[1];
  const lent = combobox.filter(
    (key) => call !== undefined && (key.startsWith('Page') ? /\bpage\b/.test(call) : ['Home', 'End'].includes(key) ? call.includes('hasEnds') : true),
  );
  const steps = /\barrowStep\(/.test(code) ? ['ArrowLeft', 'ArrowRight'] : [];
  return new Set([...namedIn(code), ...steps, ...lent, ...(/\bclosing(?:Props|Parts)\(/.test(code) ? ['Escape'] : [])]);
}

/** The widgets whose code a widget draws with. */
const drawsWith = (name: string) => [...new Set([...codeOf(name).matchAll(/from '\.\.\/([\w-]+)\//g)].map(([, other]) => other ?? ''))];

const last = (key: string) => key.split('+').at(-1) || key;

/** The keys that a test presses, each with those that are held meanwhile. */
function pressedIn(text: string): string[] {
  const pressed: string[] = [];
  for (const [, , typed = ''] of text.matchAll(/\.keyboard\((['"`])((?:(?!\1).)*)\1\)/g)) {
    const held: string[] = [];
    for (const [part, inBraces] of typed.matchAll(/\{\{|\{([^{}]+)\}|./g)) {
      if (inBraces?.endsWith('>')) held.push(inBraces.slice(0, -1));
      else if (inBraces?.startsWith('/')) held.pop();
      else pressed.push([...held, inBraces ?? part].join('+'));
    }
  }
  return pressed;
}

/** The tests of a widget that run in a browser: those beside it, and those of the keys of all that show it. */
const testsOf = (name: string) =>
  [
    ...filesOf(name, /\.browser\.test\.tsx$/).map((file) => read(`${name}/${file}`)),
    ...read('keyboard.browser.test.tsx')
      .split(/^(?=test)/m)
      .filter((one) => one.includes(`show('${name}'`)),
  ].join('\n');

const answering = names.filter((name) => handledBy(name).size > 0);

test('the scan finds the widgets that answer to keys by code', () => {
  expect(answering).toEqual(expect.arrayContaining(['chips', 'image', 'message-thread', 'multi-select', 'number', 'rich-text', 'select']));
  expect([...handledBy('select')].toSorted()).toEqual(['ArrowDown', 'ArrowUp', 'End', 'Enter', 'Escape', 'Home', 'PageDown', 'PageUp']);
});

test.each(answering)('each key that the code of %s names stands in its manifest', (name) => {
  const said = new Set(ownKeysOf(name).map(({ key }) => last(key)));
  expect([...handledBy(name)].filter((key) => !said.has(key))).toEqual([]);
});

const saying = names.filter((name) => ownKeysOf(name).length > 0);

test.each(saying)('each key that the manifest of %s does not leave to the browser is pressed in a test, and stands in code', (name) => {
  const own = ownKeysOf(name);
  const handled = new Set([name, ...drawsWith(name)].flatMap((one) => [...handledBy(one)]));
  expect(own.filter(({ key }) => !handled.has(last(key)))).toEqual([]);
  const pressed = pressedIn(testsOf(name));
  expect(own.map(({ key }) => key).filter((key) => !pressed.includes(key))).toEqual([]);
});

test('a test is seen to press what it presses, with what is held meanwhile', () => {
  expect(pressedIn("await userEvent.keyboard('{Control>}{Enter}{/Control}a,{Shift>}{Tab}{/Shift}{ArrowUp}');")).toEqual([
    'Control+Enter',
    'a',
    ',',
    'Shift+Tab',
    'ArrowUp',
  ]);
});

test('the page of a widget shows keys that do the same in one row, apart from those that the browser answers to', () => {
  const does = 'Goes on.';
  expect(
    keyRows([
      { key: 'ArrowDown', does, native: true },
      { key: 'ArrowRight', does, native: true },
      { key: 'Enter', does },
      { key: 'Control+Z', does: 'Takes it back.' },
    ]),
  ).toEqual([
    { keys: [['ArrowDown'], ['ArrowRight']], does, native: true },
    { keys: [['Enter']], does, native: false },
    { keys: [['Control', 'Z']], does: 'Takes it back.', native: false },
  ]);
});
