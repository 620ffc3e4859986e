import { expect, test } from 'vitest';
import { type ActionName, actionList, actionNameOf, actionShapes } from './index';

test.each(Object.keys(actionShapes) as ActionName[])('an action has the key of no other action than its own: %s', (name) => {
  expect(Object.keys(actionShapes[name].shape).filter((key) => Object.hasOwn(actionShapes, key))).toEqual([name]);
});

test('an action with the keys of two is the one that knows more of its keys', () => {
  expect(actionNameOf({ log: 'Saved', notify: 'Saved', tone: 'success' })).toBe('notify');
  expect(actionNameOf({ toString: 1 })).toBeUndefined();
});

test('actions within actions are held to the same shapes, however deep', () => {
  const within = (innermost: object) => ({ call: 'getBooks', onOk: [{ confirm: 'Again?', onYes: innermost }] });
  expect(actionList.safeParse(within({ reload: true })).success).toBe(true);
  expect(actionList.safeParse(within({ reload: 'now' })).success).toBe(false);
});
