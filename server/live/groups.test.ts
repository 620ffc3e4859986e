import { expect, test } from 'vitest';
import { Groups } from './groups';

test('members are kept in their order, each once, and a group without members is forgotten', () => {
  const groups = new Groups<string, number>();
  for (const member of [3, 1, 3]) groups.add('a', member);
  groups.add('b', 1);
  expect([groups.of('a'), groups.of('b'), groups.of('c'), groups.keys()]).toEqual([[3, 1], [1], [], ['a', 'b']]);
  groups.remove('b', 1);
  groups.remove('b', 1);
  groups.remove('a', 3);
  expect([groups.of('a'), groups.keys()]).toEqual([[1], ['a']]);
});
