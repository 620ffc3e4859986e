import { expect, test } from 'vitest';
import { check as sharedCheck } from '../support/shared-compiler';
import { project } from './planted';

const check = (screen: object, files: Record<string, object> = {}) =>
  sharedCheck(
    new Map([
      ...project,
      ['screens/named.screen.json', JSON.stringify({ id: 'named', kind: 'screen', path: '/named', title: 'Named', allow: 'everyone', ...screen })],
      ...Object.entries(files).map(([file, value]): [string, string] => [file, JSON.stringify(value)]),
    ]),
  );
const faultsOf = (screen: object, files?: Record<string, object>) =>
  check(screen, files).faults.map(({ code, pointer, message }) => `${code} ${pointer}: ${message}`);

const count = { schema: { type: 'number' }, initial: 1 };
const button = (onPress: unknown) => ({ id: 'go', button: 'Go', onPress });

test('D-words-01 values of a screen are read by its data, events and nodes; each reads those before it', () => {
  expect(
    faultsOf({
      state: { count },
      let: { twice: { $: 'state.count * 2.0' }, text: { $: 'string(twice)' } },
      body: [
        { id: 'text', text: { $: 'text' } },
        { id: 'more', button: 'More', onPress: { set: 'count', to: { $: 'twice' } } },
      ],
    }),
  ).toEqual([]);
});

test('D-words-01 a value that reads one behind it, or has a name of the language, is a fault; so is a title that reads one', () => {
  const body = [{ id: 'text', text: 'A text.' }];
  expect(faultsOf({ let: { one: { $: 'two' }, two: { $: '1.0' } }, body })).toEqual([expect.stringMatching(/^\S+ \/let\/one\/\$: .*"two"/)]);
  expect(faultsOf({ let: { state: { $: '1.0' } }, body })).toEqual([expect.stringContaining('taken-name /let/state')]);
  expect(faultsOf({ let: { one: { $: "'a'" } }, title: { $: 'one' }, body })).toEqual([expect.stringContaining('/title/$')]);
});

test('D-words-02 actions with a name are done where a `do` names them, with the scope of that place', () => {
  const screen = (to: string) => ({
    state: { count },
    actions: { keep: [{ set: 'count', to: { $: to } }] },
    body: [{ id: 'each', each: { $: '[1.0, 2.0]' }, as: 'number', key: { $: 'string(number)' }, show: [button({ do: 'keep' })] }],
  });
  expect(faultsOf(screen('number'))).toEqual([]);
  expect(faultsOf(screen('string(number)'))).toEqual([expect.stringContaining('/actions/keep/0/to')]);
  expect(faultsOf(screen('other'))).toEqual([expect.stringContaining('/actions/keep/0/to/$')]);
});

test('D-words-02 a name that there is not, actions that nothing does, and actions in a circle are faults', () => {
  const screen = (actions: object, onPress: unknown) => ({ state: { count }, actions, body: [button(onPress)] });
  const keep = { set: 'count', to: 2 };
  expect(faultsOf(screen({ keep }, { do: 'kep' }))).toEqual([
    'unused-actions /actions/keep: Nothing runs the actions "keep".',
    'unknown-actions /body/0/onPress/do: There is no list of actions "kep".',
  ]);
  expect(faultsOf(screen({ one: { do: 'two' }, two: { do: 'one' } }, { do: 'one' }))).toEqual([
    'unknown-actions /actions/two/do: The actions one → two → one run each other in a circle.',
  ]);
});

test('D-words-03 a fragment has values and actions of its own, by the names that they get where it is used', () => {
  const fragment = {
    id: 'counter',
    kind: 'fragment',
    input: { type: 'object', properties: { by: { type: 'number' } }, required: ['by'] },
    state: { count },
    let: { next: { $: 'state.count + input.by' } },
    actions: { grow: { set: 'count', to: { $: 'next' } } },
    body: [
      { id: 'grow', button: 'Grow', onPress: { do: 'grow' } },
      { id: 'list', text: { $: 'string([1.0].map(next, next)[0])' } },
    ],
  };
  const screen = { body: [{ id: 'at-top', use: 'counter', input: { by: 2 } }] };
  const files = { 'screens/counter.fragment.json': fragment };
  const { base, faults } = check(screen, files);
  expect(faults).toEqual([]);
  expect(base.project.find('screen', 'named')!.value).toMatchObject({
    let: { atTopNext: { $: 'state.at_top_count + 2' } },
    actions: { atTopGrow: { set: 'at_top_count', to: { $: 'atTopNext' } } },
    body: [{ parts: [{ onPress: { do: 'atTopGrow' } }, { text: { $: 'string([1.0].map(next, next)[0])' } }] }],
  });
  expect(faultsOf({ ...screen, let: { atTopNext: { $: '1.0' } } }, files)).toEqual([
    expect.stringContaining('taken-name /let/atTopNext: The fragment "counter"'),
  ]);
});

test('D-words-04 an expression, or a named part of it, has 300 characters at most', () => {
  const ofLength = (length: number) => `'${'a'.repeat(length - 2)}'`;
  const shown = (text: object) => faultsOf({ body: [{ id: 'text', text }] });
  expect(shown({ $: ofLength(300) })).toEqual([]);
  expect(shown({ $: ofLength(301) })).toEqual([expect.stringContaining('long-expression /body/0/text/$')]);
  expect(shown({ let: { whole: { $: ofLength(300) } }, $: 'whole + whole' })).toEqual([]);
  expect(shown({ let: { whole: { $: ofLength(301) } }, $: 'whole' })).toEqual([expect.stringContaining('long-expression /body/0/text/let/whole/$')]);
});
