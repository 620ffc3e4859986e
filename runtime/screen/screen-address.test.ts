import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScreenAddress } from './screen-address';

let gone: string[];
let here: string;
let address: ScreenAddress;
beforeEach(() => {
  vi.useFakeTimers();
  gone = [];
  here = '/people?tab=2';
  address = new ScreenAddress('/people', { tab: '2' }, { go: (to) => (gone.push(to), (here = to)), here: () => here });
});
afterEach(() => void vi.useRealTimers());

test('what changes within the rest is written once, beside the parameters that are none of its business', () => {
  address.write('search', 'a');
  address.write('search', 'ad');
  address.write('page', '3');
  expect(gone).toEqual([]);
  vi.runAllTimers();
  expect(gone).toEqual(['/people?tab=2&search=ad&page=3']);
  address.write('search', undefined);
  vi.runAllTimers();
  expect(gone).toEqual(['/people?tab=2&search=ad&page=3', '/people?tab=2&page=3']);
});

test('what it wrote itself comes back as nothing new, in whatever order the page tells of it', () => {
  address.write('page', '2');
  expect(address.take('/people', { tab: '2' })).toBe(false);
  vi.runAllTimers();
  address.write('page', '3');
  expect(address.take('/people', { tab: '2', page: '2' })).toBe(false);
  expect(address.read('page')).toBe('3');
  vi.runAllTimers();
  expect(address.take('/people', { tab: '2', page: '3' })).toBe(false);
  expect(address.read('page')).toBe('3');
});

test('another address, as a link or the Back button brings it, is taken', () => {
  address.write('page', '2');
  vi.runAllTimers();
  address.take('/people', { tab: '2', page: '2' });
  expect(address.take('/people', {})).toBe(true);
  expect(address.read('page')).toBeUndefined();
});

test('whoever leaves at once leaves no trace in the address of another screen', () => {
  address.write('page', '2');
  address.stop();
  address.write('search', 'late');
  vi.runAllTimers();
  expect(gone).toEqual([]);
});

test.each([
  ['to another screen', '/people/7?tab=2'],
  ['to the same screen with another query', '/people?tab=3'],
])('whoever has gone %s is not brought back, however late that is drawn', (_where, elsewhere) => {
  address.write('page', '2');
  vi.advanceTimersByTime(199);
  here = elsewhere;
  vi.runAllTimers();
  expect(gone).toEqual([]);
});

test('a path and a query are known as the browser writes them', () => {
  here = '/people%20of%20ours?tab=2&name=a%20b';
  const other = new ScreenAddress('/people of ours', { tab: '2', name: 'a b' }, { go: (to) => gone.push(to), here: () => here });
  other.write('page', '2');
  vi.runAllTimers();
  expect(gone).toEqual(['/people of ours?tab=2&name=a+b&page=2']);
});
