import pg from 'pg';
import { expect, vi } from 'vitest';

/** How many statements a call sends when it is made again, without those by which the node hears of live messages. */
export async function statementsOf(call: () => Promise<{ status: number }>): Promise<number> {
  await call();
  const submit = vi.spyOn(pg.Query.prototype as unknown as { submit(): void }, 'submit');
  try {
    expect((await call()).status).toBe(200);
    const texts = submit.mock.contexts.map((query) => (query as unknown as { text: string }).text);
    return texts.filter((text) => !text.includes('from "live_messages')).length;
  } finally {
    submit.mockRestore();
  }
}
