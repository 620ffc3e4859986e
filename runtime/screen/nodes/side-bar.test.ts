import { expect, test } from 'vitest';
import { sideBarIn } from './side-bar';

test.each([
  [1280, false, 'locked'],
  [1280, true, 'locked'],
  [1279, false, 'folded'],
  [1279, true, 'open'],
  [600, false, 'folded'],
  [599, false, 'closed'],
  [599, true, 'above'],
])('A-widgets-04 in a window of %d px, opened: %s, a side bar is %s', (width, isOpen, stand) => {
  expect(sideBarIn(width, isOpen)).toBe(stand);
});
