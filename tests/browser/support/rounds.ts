import type { RequestListener } from 'node:http';
import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import type { Application } from './application';

/** Which requests are counted: calls, and definitions that the browser does not have yet. Files of the program are answered at once. */
const isCounted = (url = ''): boolean => /^\/(api|definitions)\//.test(url);

/** The most rounds that anything may take: a page that asks for ever ends the test. */
const mostRounds = 12;

/**
 * Counts the rounds in which a page asks the server, one after the other, until `isDone` holds. All requests of a round are answered only when the page has
 * nothing else to do, so each request of the next round waited for one of these answers. A request that waits for a connection belongs to the round in which
 * the page made it. A count depends on no clock. Returns the paths of each round.
 */
export async function roundsUntil({ server }: Application, page: Page, act: () => Promise<unknown>, isDone: () => Promise<boolean>): Promise<string[][]> {
  const http = server.app.server;
  const inTime = http.listeners('request') as RequestListener[];
  const answer: RequestListener = (request, response) => inTime.forEach((listener) => listener.call(http, request, response));
  const rounds: string[][] = [];
  const madeIn = new Map<string, number>();
  const note = (request: Request) => void madeIn.set(request.url().replace(/^https?:\/\/[^/]+/, ''), rounds.length);
  let held: { url: string; answer: () => void }[] = [];
  let underWay = 0;
  const hold: RequestListener = (request, response) => {
    const { url = '' } = request;
    underWay += 1;
    const one = { url, answer: () => answer(request, response) };
    response.on('close', () => {
      underWay -= 1;
      // A page that is left breaks off what it has asked.
      held = held.filter((other) => other !== one);
    });
    if (isCounted(url)) held.push(one);
    else one.answer();
  };
  /** Resolves when the page has nothing to do and waits for nothing but what is held. */
  const rests = async () => {
    for (let quiet = 0, before = ''; quiet < 3; ) {
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(() => resolve(undefined)))));
      const now = `${underWay} ${held.length}`;
      quiet = underWay === held.length && now === before ? quiet + 1 : 0;
      before = now;
    }
  };
  page.on('request', note);
  http.removeAllListeners('request').on('request', hold);
  try {
    await act();
    await rests();
    for (;;) {
      // A part that was loaded late may show a moment after the page has come to rest.
      await expect.poll(async () => held.length > 0 || (await isDone()), { message: `after ${JSON.stringify(rounds)}` }).toBe(true);
      if (await isDone()) return rounds;
      if (rounds.length === mostRounds) throw new Error(`The page is not done after these rounds: ${JSON.stringify(rounds)}`);
      rounds.push([]);
      const isOfRound = ({ url }: (typeof held)[number]) => (madeIn.get(url) ?? 0) < rounds.length;
      while (held.some(isOfRound)) {
        const round = held.filter(isOfRound);
        held = held.filter((one) => !round.includes(one));
        rounds.at(-1)!.push(...round.map(({ url }) => url.split('?')[0]!));
        for (const one of round) one.answer();
        await rests();
      }
    }
  } finally {
    page.off('request', note);
    http.removeAllListeners('request');
    for (const listener of inTime) http.on('request', listener);
    for (const one of held) one.answer();
  }
}
