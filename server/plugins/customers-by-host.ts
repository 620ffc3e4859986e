import type { Tools } from '../calls/tools';
import { remembered } from '../foundation/remembered';

/** The host name of a company changes once in years, and pages follow within this time. A request may name any host, so the list has a limit. */
const memory = { milliseconds: 10_000, most: 1000 };

/** Returns what finds the customer whose people come to a host; null for a host of nobody. Pages ask it twice each, so the answer is remembered for a short time. */
export function customersByHost({ people }: Pick<Tools, 'people'>): (hostname: string) => Promise<string | null> {
  const find = remembered(async (hostname) => (await people.entityOfHost(hostname))?.Customer ?? null, memory);
  return (hostname) => find(hostname.toLowerCase());
}
