import { expect } from 'vitest';
import type { UserProfile } from '../../schemas/generated/records';
import { definitionsWith } from './support/definitions';
import { unchanged } from './support/profile-save';
import type { Client } from './support/test-server';
import { withServer } from './support/fixture';

const number = (id: string, name: string, after: string, field: object) => ({
  op: 'insert-field',
  form: 'user-profile',
  after,
  record: 'UserProfileSave',
  name,
  property: { type: 'number', title: name, maximum: 10_000 },
  field: { id, widget: 'number', label: name, ...field },
});
const overlay = {
  id: 'way',
  kind: 'overlay',
  operations: [
    number('way-length', 'wayLength', 'mobile', {}),
    number('way-week', 'wayWeek', 'way-length', { computed: { $: 'form.Custom.wayLength * 10' } }),
    number('way-year', 'wayYear', 'way-week', { computed: { $: 'form.Custom.wayWeek * 46' } }),
  ],
};

const { test, server } = withServer(() => ({ definitions: definitionsWith({ 'schemas/customers/lakeside/way.overlay.json': overlay }) }));
let pat: Client;
test.beforeAll(async () => {
  pat = await server.as('pat@lakeside.example');
});

const path = '/user/userprofilev2';

async function save(given: Record<string, unknown>) {
  const stored = (await pat.get<UserProfile>(path)).body;
  return pat.post<{ Successful: boolean }>(path, { ...unchanged(stored), Custom: { ...stored.Custom, ...given } });
}
const custom = async () => (await pat.get<UserProfile>(path)).body.Custom as Record<string, unknown>;

test('what is computed is stored as the server computes it, whatever is sent', async () => {
  expect((await save({ wayLength: 4, wayWeek: 999, wayYear: 1 })).status).toBe(200);
  expect(await custom()).toMatchObject({ wayLength: 4, wayWeek: 40, wayYear: 1840 });
});

test('where nothing can be computed, nothing is stored', async () => {
  expect((await save({ wayLength: undefined, wayWeek: 7, wayYear: 7 })).status).toBe(200);
  expect(await custom()).not.toHaveProperty('wayWeek');
  expect(await custom()).not.toHaveProperty('wayYear');
});

test('a computed value keeps to its limits', async () => {
  const { status, body } = await save({ wayLength: 40, wayYear: 1 });
  expect([status, (body as unknown as { Errors: { Field: string; Code: string }[] }).Errors.map(({ Field, Code }) => [Field, Code])]).toEqual([
    400,
    [['/Custom/wayYear', 'maximum']],
  ]);
});
