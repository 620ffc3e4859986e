import type { Tools } from '../calls/tools';
import { remembered } from '../foundation/remembered';

/** A company gets another host name by hand and once in years: pages then open in its name within this time. Whoever asks may name any host. */
const memory = { milliseconds: 10_000, most: 1000 };

/** Returns what finds the customer whose people come to a host; null for a host of nobody. Pages ask it twice each, so the answer is remembered for a short time. */
export function customersByHost({ people }: Pick<Tools, 'people'>): (hostname: string) => Promise<string | null> {
  const find = remembered(async (hostname) => (await people.entityOfHost(hostname))?.Customer ?? null, memory);
  return (hostname) => find(hostname.toLowerCase());
}
