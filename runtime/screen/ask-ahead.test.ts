import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createStore } from '../contracts/store';
import type { Services } from '../contracts/services';
import type { Bundle } from '../definitions/compiled';
import type { Screen } from '../definitions/shapes/screen';
import { askAhead } from './ask-ahead';

const operation = (id: string, method: string) => ({ id, method, path: `/${id}`, parameters: [], allow: 'signedIn' });
const operations = { list: operation('list', 'GET'), save: operation('save', 'POST') } as unknown as Bundle['operations'];

/** What is asked for ahead where a screen has this data and these variables: each call with its input. */
function asked(data: object, query: Record<string, string> = {}, state: object = {}, named: object = {}) {
  const http = vi.fn(async (called: { id: string }, input: object) => ({ ok: true, value: [called.id, input] }));
  const services = {
    http,
    queries: new QueryClient(),
    session: createStore({ signedIn: true, user: { UserId: 'u1' } }),
    stored: { values: createStore({}) },
    flows: createStore({ startUp: { context: { loaded: false } } }),
    onDevice: { state: createStore({}) },
    settings: () => ({}),
    now: () => '2026-11-29T12:00:00Z',
    device: { touchPoints: 0 },
  } as unknown as Services;
  const screen = { id: 'home', kind: 'screen', data, state, let: named, body: [] } as unknown as Screen;
  askAhead(screen, { operations }, services, { path: '/home', params: {}, query });
  return http.mock.calls.map(([called, input]) => [called.id, input]);
}

test('D-speed-06 calls that read are made ahead, with the input that they have when the screen has opened', () => {
  const state = { year: { schema: { type: 'string' }, initial: '2026' } };
  const input = { user: { $: 'session.user.UserId' }, year: { $: 'state.year' }, day: { $: 'today' } };
  expect(asked({ one: { call: 'list', input }, two: { call: 'list', when: { $: 'session.signedIn' } } }, {}, state)).toEqual([
    ['list', { user: 'u1', year: '2026', day: '2026-11-29' }],
    ['list', {}],
  ]);
});

test('D-words-06 a call is made ahead where its input reads values of `let` that are known before the screen opens', () => {
  const state = { year: { schema: { type: 'string' }, initial: '' } };
  const named = { user: { $: 'session.user.UserId' }, year: { $: "state.year == '' ? user + ' now' : state.year" }, last: { $: 'data.years.value' } };
  const data = { one: { call: 'list', input: { year: { $: 'year' } } }, two: { call: 'list', input: { last: { $: 'last' } } } };
  expect(asked(data, {}, state, named)).toEqual([['list', { year: 'u1 now' }]]);
});

test.each<[string, object]>([
  ['a call that changes something', { call: 'save' }],
  ['a call whose condition does not hold', { call: 'list', when: { $: '!session.signedIn' } }],
  ['a call whose condition reads a flow', { call: 'list', when: { $: '!flows.startUp.context.loaded' } }],
  ['a call whose input reads another answer', { call: 'list', input: { of: { $: 'data.other.value' } } }],
  ['a call that is not there', { call: 'unknown' }],
])('D-speed-06 %s is not made ahead', (_title, source) => {
  expect(asked({ source })).toEqual([]);
});

test('D-speed-06 where the address says how the screen is looked at, calls that read its variables wait for the screen', () => {
  const state = { year: { schema: { type: 'string' }, initial: '', inAddress: 'year' } };
  const data = { one: { call: 'list', input: { year: { $: 'state.year' } } }, two: { call: 'list', input: { id: { $: 'route.query.id' } } } };
  expect(asked(data, { year: '2025', id: '7' }, state)).toEqual([['list', { id: '7' }]]);
  expect(asked(data, {}, state)).toEqual([
    ['list', { year: '' }],
    ['list', { id: null }],
  ]);
});
