import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { profiles } from '../../server/records/tables/people';
import type { Failure } from '../../schemas/generated/records';
import { definitionsWith } from './support/definitions';
import { confirmed, details, people } from './support/registration';
import { faultsOf } from './support/test-server';
import { withServer } from './support/fixture';

/** Summit asks the shirt size, which it keeps in each profile, when somebody registers. */
const overlay = {
  id: 'registration',
  kind: 'overlay',
  operations: [
    {
      op: 'insert',
      in: 'form:registration-required-fields',
      after: 'mobile',
      value: { id: 'shirt-size', at: '/Custom/shirtSize', label: 'Shirt size' },
    },
  ],
};
const { ingrid, teo } = people;

const { test, server } = withServer(() => ({ definitions: definitionsWith({ 'schemas/customers/summit/registration.overlay.json': overlay }) }));

test('a field that a customer puts into the required ones is judged by the customer’s own schema, and ends in the profile', async () => {
  const { visitor, Rid, UserId } = await confirmed(server, ingrid);
  const save = (Custom: object) => visitor.post<Failure>('/registration/v2/required-fields', { Rid, UserId, ...details(ingrid), Custom });
  expect(faultsOf(await save({}))).toEqual(['required /Custom/shirtSize']);
  expect(faultsOf(await save({ shirtSize: 'XXL' }))).toEqual(['enum /Custom/shirtSize']);
  expect((await save({ shirtSize: 'M' })).status).toBe(200);
  expect((await visitor.setup({ rid: Rid })).Custom).toEqual({ shirtSize: 'M' });
  expect((await visitor.register({ Rid, UserName: ingrid.UserName })).Success).toBe(true);
  const [profile] = await server.database.select().from(profiles).where(eq(profiles.UserId, UserId));
  expect(profile!.Custom).toEqual({ shirtSize: 'M' });
});

test('another customer is not asked, and refuses it', async () => {
  const { visitor, Rid, UserId } = await confirmed(server, teo);
  const answer = await visitor.post<Failure>('/registration/v2/required-fields', { Rid, UserId, ...details(teo), Custom: { shirtSize: 'M' } });
  expect(faultsOf(answer)).toEqual(['additionalProperties /Custom/shirtSize']);
});
