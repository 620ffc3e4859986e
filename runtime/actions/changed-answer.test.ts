import { expect, test } from 'vitest';
import { type AnswerChange, changedAnswer } from './changed-answer';

const answer = {
  Items: [
    { Id: 1, Name: 'Ann' },
    { Id: 2, Name: 'Bob' },
  ],
  Total: 2,
};
const names = (changed: unknown) => (changed as typeof answer).Items.map(({ Name }) => Name);

test.each<[string, Omit<AnswerChange, 'at'>, string[]]>([
  ['replaces the item with its key', { key: '/Id', kind: 'replace', value: { Id: 2, Name: 'Rob' } }, ['Ann', 'Rob']],
  ['leaves the list where no item has the key', { key: '/Id', kind: 'replace', value: { Id: 3, Name: 'Cyd' } }, ['Ann', 'Bob']],
  ['puts an item in front', { key: undefined, kind: 'prepend', value: { Id: 3, Name: 'Cyd' } }, ['Cyd', 'Ann', 'Bob']],
  ['puts an item at the end', { key: undefined, kind: 'append', value: { Id: 3, Name: 'Cyd' } }, ['Ann', 'Bob', 'Cyd']],
  ['puts an item that is there in front, once', { key: '/Id', kind: 'prepend', value: { Id: 2, Name: 'Rob' } }, ['Rob', 'Ann']],
  ['puts an item that is there at the end, once', { key: '/Id', kind: 'append', value: { Id: 1, Name: 'Ana' } }, ['Bob', 'Ana']],
  ['takes an item out', { key: '/Id', kind: 'remove', value: 1 }, ['Bob']],
  [
    'merges those that are not there yet, in order',
    {
      key: '/Id',
      by: '/Name',
      kind: 'merge',
      value: [
        { Id: 4, Name: 'Zoe' },
        { Id: 2, Name: 'Rob' },
        { Id: 3, Name: 'Alf' },
      ],
    },
    ['Alf', 'Ann', 'Bob', 'Zoe'],
  ],
  ['takes nothing out where no item has the key', { key: '/Id', kind: 'remove', value: '1' }, ['Ann', 'Bob']],
])('a change of a list %s', (_title, change, expected) => {
  const changed = changedAnswer(answer, { at: '/Items', ...change });
  expect(names(changed)).toEqual(expected);
  expect((changed as typeof answer).Total).toBe(2);
  expect(names(answer)).toEqual(['Ann', 'Bob']);
});

test('what does not change stays the same object', () => {
  expect(changedAnswer(answer, { at: '/Items', key: '/Id', kind: 'remove', value: 9 })).toBe(answer);
  expect(changedAnswer(answer, { at: '/Items', key: '/Id', by: '/Name', kind: 'merge', value: [{ Id: 2, Name: 'Rob' }] })).toBe(answer);
  expect(changedAnswer(answer, { at: '/Items', key: '/Id', by: '/Name', kind: 'merge', value: null })).toBe(answer);
  const changed = changedAnswer(answer, { at: '/Items', key: '/Id', kind: 'replace', value: { Id: 2, Name: 'Rob' } }) as typeof answer;
  expect(changed.Items[0]).toBe(answer.Items[0]);
});

test('without a key all that the pointer leads to is replaced; a list that is not there yet begins with its first item', () => {
  expect(changedAnswer(answer, { at: '/Total', key: undefined, kind: 'replace', value: 3 })).toEqual({ ...answer, Total: 3 });
  expect(changedAnswer({ Items: null }, { at: '/Items', key: '/Id', kind: 'append', value: { Id: 1 } })).toEqual({ Items: [{ Id: 1 }] });
  expect(changedAnswer([{ Id: 1 }], { at: '', key: '/Id', kind: 'remove', value: 1 })).toEqual([]);
});
