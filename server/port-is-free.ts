import { createServer } from 'node:net';

/** Fails as listening would when the port cannot be had. Asked first, so that nobody waits for a database in vain. */
export async function portIsFree(port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });
}
