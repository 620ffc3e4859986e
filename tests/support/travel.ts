import type { Page } from 'playwright-core';

/** One answer as it travelled. */
interface Travelled {
  /** Its path on the server. */
  path: string;
  kind: string;
  /** Bytes on the wire, headers and body, as the browser counted them; 0 where the browser had it. */
  bytes: number;
}

/** Counts what travels to a page from now on, as the browser's network layer sees it: compressed, headers included. */
export async function watchTravel(page: Page): Promise<() => Travelled[]> {
  const session = await page.context().newCDPSession(page);
  const asked = new Map<string, Travelled>();
  session.on('Network.responseReceived', ({ requestId, response, type }) =>
    asked.set(requestId, { path: new URL(response.url).pathname, kind: type, bytes: 0 }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = asked.get(requestId);
    if (found !== undefined) found.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return () => [...asked.values()];
}

/** Kilobytes that travelled in all, and of scripts alone. */
export function weightOf(travelled: readonly Travelled[]): { all: number; scripts: number } {
  const kilobytes = (some: readonly Travelled[]) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return { all: kilobytes(travelled), scripts: kilobytes(travelled.filter(({ kind }) => kind === 'Script')) };
}
