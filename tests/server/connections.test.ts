import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { withServer } from './support/fixture';

const { test, server } = withServer();

const numberOf = async () => {
  const { rows } = (await server.database.execute(sql`select pg_backend_pid() as number`)) as unknown as { rows: { number: number }[] };
  return rows[0]!.number;
};

test('a statement that is refused does not cost its connection', async () => {
  const before = await numberOf();
  await expect(server.database.execute(sql`select 1 / 0`)).rejects.toMatchObject({ cause: expect.objectContaining({ code: '22012' }) as unknown });
  await expect(server.database.execute(sql`select nonsense`)).rejects.toMatchObject({ cause: expect.objectContaining({ code: '42703' }) as unknown });
  expect(await numberOf()).toBe(before);
});

test('a connection that breaks at work refuses its statement and is replaced; the process goes on', async () => {
  const before = await numberOf();
  await expect(server.database.execute(sql`select pg_terminate_backend(pg_backend_pid())`)).rejects.toThrow();
  expect(await numberOf()).not.toBe(before);
});

test('one that breaks within a transaction refuses the transaction; the process goes on', async () => {
  const broken = server.database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
  });
  await expect(broken).rejects.toThrow();
  expect(await numberOf()).toBeGreaterThan(0);
});
