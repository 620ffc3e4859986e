import { expect } from 'vitest';
import { outbox } from '../../server/records/tables/outbox';
import type { MessagePreview, OverlayPublication } from '../../schemas/generated/records';
import { withServer } from './support/fixture';

const { test, server } = withServer();

const overlay = {
  id: 'emails',
  kind: 'overlay',
  operations: [
    { op: 'insert', in: 'message:password-changed', after: 'changed', value: { id: 'desk', text: 'Our help desk is at extension 4711, {name}.' } },
    { op: 'remove', in: 'message:password-changed', node: 'advice' },
  ],
};

test('D-messages-04 D-messages-05 a customer changes an email; the list shows it in each language, and it is sent so', async () => {
  const author = await server.as('super@wellspring.example');
  const listed = async (customer: string) => (await author.get<MessagePreview[]>(`/authoring/messages?customer=${customer}`)).body;
  const changed = async (customer: string) => (await listed(customer)).filter(({ IsChanged }) => IsChanged).map(({ Id }) => Id);
  expect(await changed('summit')).toEqual([]);
  const Files = [{ Path: 'emails.overlay.json', Text: JSON.stringify(overlay) }];
  expect((await author.post<OverlayPublication>('/authoring/publish', { Customer: 'summit', Files, Why: 'Asked for.', InUse: 0 })).status).toBe(200);
  expect([await changed('summit'), await changed('cedar')]).toEqual([['password-changed'], []]);
  const [shown] = (await listed('summit')).filter(({ Id }) => Id === 'password-changed');
  expect(shown?.Texts.map(({ Language, Subject }) => [Language, Subject])).toEqual([
    ['English', 'Your password was changed'],
    ['Español', 'Se cambió su contraseña'],
  ]);
  expect(shown?.Texts[0]?.Paragraphs).toEqual([
    'Hello Alex,',
    'The password for your account with Summit Outfitters was changed, and you were signed out everywhere else.',
    'Our help desk is at extension 4711, Alex.',
    'https://wellspring.example/act/auth/login/reset',
  ]);

  const pat = await server.as('pat@summit.example');
  await server.database.delete(outbox);
  expect(await pat.post('/user/password/change', { Password: 'Wellspring-2026', NewPassword: 'Meadow-4711', ConfirmPassword: 'Meadow-4711' })).toMatchObject({
    status: 200,
  });
  expect((await server.database.select().from(outbox)).map(({ Body }) => Body)).toEqual([expect.stringContaining('extension 4711, Pat.')]);
});

test('only those who may publish see the messages of customers', async () => {
  const admin = await server.as('admin@lakeside.example');
  expect((await admin.get('/authoring/messages?customer=lakeside')).status).toBe(403);
  const author = await server.as('super@wellspring.example');
  expect((await author.get('/authoring/messages?customer=nobody')).status).toBe(404);
});

test('D-messages-02 a message is in the language of its reader, not of the person who causes it', async () => {
  const pat = await server.as('pat@cedar.example');
  expect((await pat.post('/user/language/change', { Code: 'es-419' })).status).toBe(200);
  const admin = await server.as('super@wellspring.example');
  await server.database.delete(outbox);
  await admin.post('/account/user/UpdateLockStatus', { userName: 'pat@cedar.example', status: 'Locked' });
  await admin.post('/account/user/UpdateLockStatus', { userName: 'pat@cedar.example', status: 'Unlocked' });
  expect((await server.database.select().from(outbox)).map(({ Subject }) => Subject)).toEqual(['Su cuenta está desbloqueada']);
});
