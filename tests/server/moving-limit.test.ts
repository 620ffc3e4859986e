import { expect } from 'vitest';
import type { UserProfile } from '../../schemas/generated/records';
import { definitionsWith } from './support/definitions';
import { unchanged } from './support/profile-save';
import type { Client } from './support/test-server';
import { withServer } from './support/fixture';

/** The rule of recipe 6: a day that may not be ahead, in a form that had no rules. */
const overlay = {
  id: 'hired',
  kind: 'overlay',
  operations: [
    {
      op: 'insert-field',
      form: 'user-profile',
      after: 'mobile',
      record: 'UserProfileSave',
      name: 'hiredOn',
      property: { type: 'string', format: 'date', title: 'Hired on' },
      field: { id: 'hired-on', widget: 'date', label: 'Hired on' },
    },
    {
      op: 'insert',
      in: 'form:user-profile',
      into: '.rules',
      value: {
        id: 'hired-by-now',
        at: '/Custom/hiredOn',
        validWhen: { $: 'form.Custom.hiredOn == null || form.Custom.hiredOn <= today' },
        message: 'The day you were hired cannot be ahead.',
      },
    },
  ],
};

const { test, server } = withServer(() => ({ definitions: definitionsWith({ 'schemas/customers/lakeside/hired.overlay.json': overlay }) }));
let pat: Client;
test.beforeAll(async () => {
  pat = await server.as('pat@lakeside.example');
});

const path = '/user/userprofilev2';

test.each([
  { hiredOn: '2090-01-01', errors: [['/Custom/hiredOn', 'The day you were hired cannot be ahead.']] },
  { hiredOn: '2001-02-03', errors: [] },
])('the server judges a limit that moves with the day: hired on $hiredOn', async ({ hiredOn, errors }) => {
  const stored = (await pat.get<UserProfile>(path)).body;
  const { body } = await pat.post(path, { ...unchanged(stored), Custom: { ...stored.Custom, hiredOn } });
  const told = (body as { Errors: { Field: string; Message: string }[] }).Errors.map(({ Field, Message }) => [Field, Message]);
  expect(told).toEqual(errors);
});
