import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FurtherItems } from '../definitions/shapes/menu';
import { furtherItems } from './menu-items';
import { createStore } from '../contracts/store';
import type { Services } from '../contracts/services';

const layout = JSON.parse(readFileSync(join(import.meta.dirname, '../../screens/layouts/application.layout.json'), 'utf8')) as {
  top: { id: string; further?: FurtherItems }[];
};
const furtherOf = (menu: string): FurtherItems => layout.top.find(({ id }) => id === menu)?.further ?? { items: { $: '[]' }, label: '', to: '' };

const route = (path: string, allow: 'signedIn' | { roles: string[] }) => ({ screen: path, path, title: path, allow, guards: [], layout: 'bare' });
const services = {
  shell: createStore({
    app: { home: '/programs', notFound: '/notfound', unauthorized: '/errors/unauthorized', signIn: '/sign-in' },
    routes: [route('/library', 'signedIn'), route('/office', { roles: ['Admin'] })],
    guards: {},
  }),
  settings: () => ({}),
  session: createStore({ signedIn: true, user: { Roles: [] } }),
  stored: { values: createStore({}) },
  flows: createStore({}),
  onDevice: { state: createStore({ waiting: [], seenAt: null }) },
  now: () => '2026-11-22T12:00:00.000Z',
  report: () => undefined,
} as unknown as Services;
const shown = (records: object[], menu = 'main-menu') => {
  const navigation = { TopNav: records, ProfileNav: records };
  return furtherItems(furtherOf(menu), { session: { settings: { Navigation: navigation } } }, services, () => undefined);
};

test.each(['main-menu', 'profile-menu'])(
  'A-shell-37 A-shell-38 A-shell-43 an item of a company stands in the %s with its label, its place and its picture',
  (menu) => {
    expect(shown([{ Label: 'Library', RouterLink: '/library', Icon: 'education' }], menu)).toMatchObject([
      { label: 'Library', to: '/library', icon: 'education', outside: false, inMore: false },
    ]);
  },
);

test('A-shell-39 A-shell-41 an item may lead out of the application, and stand under More', () => {
  const [outside, under] = shown([
    { Label: 'Benefits', RouterLink: 'https://benefits.example/', IsMvcLink: true },
    { Label: 'Library', RouterLink: '/library', InCascadingMenu: true },
  ]);
  expect(outside).toMatchObject({ to: 'https://benefits.example/', outside: true, inMore: false });
  expect(under).toMatchObject({ to: '/library', inMore: true });
});

test('A-shell-42 items below an item stand under its name', () => {
  const items = shown([
    {
      Label: 'Reading',
      Items: [
        { Label: 'Library', RouterLink: '/library' },
        { Label: 'Benefits', RouterLink: '/benefits', IsMvcLink: true },
      ],
    },
  ]);
  expect(items).toMatchObject([
    { label: 'Library', group: 'Reading', inMore: true },
    { label: 'Benefits', group: 'Reading', inMore: true },
  ]);
  expect(new Set(items.map(({ id }) => id)).size).toBe(2);
});

test.each([
  { Label: 'Run', RouterLink: 'javascript:alert(1)', IsMvcLink: true },
  { Label: 'Elsewhere', RouterLink: '//elsewhere.example', IsMvcLink: true },
  { Label: 'Elsewhere', RouterLink: 'https://elsewhere.example' },
  { Label: 'Office', RouterLink: '/office' },
  { Label: 'Nowhere', RouterLink: '/nowhere' },
  { Label: '', RouterLink: '/library' },
  { Label: 7, RouterLink: '/library' },
  { Label: 'Nothing' },
])('an item that leads nowhere, or where this person may not go, is left out: %j', (record) => {
  expect(shown([record])).toEqual([]);
});

test('a picture that does not exist is not shown; the item is', () => {
  expect(shown([{ Label: 'Library', RouterLink: '/library', Icon: 'constructor' }])[0]).toMatchObject({ label: 'Library', icon: undefined });
});
