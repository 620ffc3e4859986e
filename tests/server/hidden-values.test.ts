import { expect } from 'vitest';
import type { UserProfile } from '../../schemas/generated/records';
import { definitionsWith } from './support/definitions';
import { unchanged } from './support/profile-save';
import type { Client } from './support/test-server';
import { withServer } from './support/fixture';

const hidings = ['keep', 'clear', 'omit'] as const;

/** A question that shows only without texts: what becomes of its value is said in each of the three ways. */
const question = (whenHidden: (typeof hidings)[number]) => ({
  op: 'insert-field',
  form: 'user-profile',
  after: 'mobile',
  record: 'UserProfileSave',
  name: `${whenHidden}Why`,
  property: { type: 'string', title: 'Why no texts?', maxLength: 20 },
  field: {
    id: `why-${whenHidden}`,
    widget: 'text',
    label: 'Why no texts?',
    visibleWhen: { $: 'form.DisableTextReminders == true' },
    whenHidden,
  },
});
const overlay = { id: 'why', kind: 'overlay', operations: hidings.map(question) };

const { test, server } = withServer(() => ({ definitions: definitionsWith({ 'schemas/customers/lakeside/why.overlay.json': overlay }) }));
let pat: Client;
test.beforeAll(async () => {
  pat = await server.as('pat@lakeside.example');
});

const path = '/user/userprofilev2';

async function save(DisableTextReminders: boolean, given: Record<string, unknown>) {
  const stored = (await pat.get<UserProfile>(path)).body;
  return pat.post<{ Successful: boolean }>(path, { ...unchanged(stored), DisableTextReminders, Custom: { ...stored.Custom, ...given } });
}
const custom = async () => {
  const Custom: Record<string, unknown> = { ...(await pat.get<UserProfile>(path)).body.Custom };
  return Object.fromEntries(hidings.flatMap((name) => (Custom[`${name}Why`] === undefined ? [] : [[name, Custom[`${name}Why`]]])));
};
const values = (text: unknown) => Object.fromEntries(hidings.map((name) => [`${name}Why`, text]));

test('what a form shows is stored; of what it hides only what is kept, even when it is sent past the page', async () => {
  expect((await save(true, values('no signal'))).status).toBe(200);
  expect(await custom()).toEqual({ keep: 'no signal', clear: 'no signal', omit: 'no signal' });
  expect((await save(false, values('sent past it'))).status).toBe(200);
  expect(await custom()).toEqual({ keep: 'sent past it' });
});

test('a hidden value that does not count is no reason to refuse the rest', async () => {
  const { status } = await save(false, { omitWhy: 7, clearWhy: 'much longer than what may be said here' });
  expect(status).toBe(200);
  expect(await custom()).not.toHaveProperty('omit');
});
