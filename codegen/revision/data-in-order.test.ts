import { expect, test } from 'vitest';
import type { Node } from '../../runtime/definitions/nodes';
import type { Screen } from '../../runtime/definitions/shapes/screen';
import { withDataInOrder } from './data-in-order';

const waits = (id: string, names: string[], show: object[] = []): Node => ({ id, await: names, failed: 'It could not be loaded.', show }) as unknown as Node;

const orderOf = (data: Record<string, object>, body: object[]) =>
  Object.keys(withDataInOrder({ id: 'home', kind: 'screen', data, body } as unknown as Screen).data ?? {});

const call = (input?: object) => ({ call: 'getNews', ...(input && { input }) });

test('D-speed-21 a screen asks for the data of its first parts first, also for that of a fragment', () => {
  const data = { list: call(), years: call(), points: call(), today_things: call() };
  const body = [
    { id: 'today', use: 'today', input: {}, parts: [waits('today-loaded', ['today_things'])] },
    { id: 'columns', columns: [waits('standing', ['points'], [waits('inner', ['list'])])] },
  ];
  expect(orderOf(data, body)).toEqual(['today_things', 'points', 'list', 'years']);
});

test('D-speed-21 what a call reads of other data is asked for before it', () => {
  const data = { tags: call(), list: call({ id: { $: 'data.person.value.Id' } }), person: call() };
  expect(orderOf(data, [waits('list-loaded', ['list'])])).toEqual(['person', 'list', 'tags']);
});

test('D-speed-21 where no part waits, the order is the one that was written', () => {
  expect(orderOf({ second: call(), first: call() }, [])).toEqual(['second', 'first']);
  expect(orderOf({}, [])).toEqual([]);
});
