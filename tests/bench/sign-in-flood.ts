import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { demoPassword } from '../../server/demo/load';
import { median, quantile } from './figures';
import { onOwnServer } from './own-server';

/** How long the calls of somebody's page took, while it was quiet and while another address guessed passwords; in milliseconds. */
interface FloodFigure {
  state: 'quiet' | 'flooded';
  median: number;
  p95: number;
  calls: number;
  /** Sign-ins that the other address had answered in a second. */
  signIns: number;
}

const signInsPerSecond = 200;
const secondsOfState = 4;
/** How much slower the calls of somebody else may become. */
const mostSlower = 2;
/** All of 127/8 is this machine; each round guesses from an address that nobody has slowed yet. */
const person = '127.0.0.1';
const guesserOf = (round: number) => `127.0.1.${round + 1}`;
/** What the programs page asks for as it opens, one after the other. */
const pageCalls = ['/session', '/settings', '/userprograms/currentandcompleted'];

/** Opens somebody's page again and again, by turns in quiet and while one other address asks for 200 sign-ins a second. */
export function measureSignInFlood(rounds: number): Promise<FloodFigure[]> {
  return onOwnServer(({ port }) => measure(port, rounds), { environment: { CALLS_PER_MINUTE: '1200' } });
}

async function measure(port: number, rounds: number): Promise<FloodFigure[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1000 });
  const call = (localAddress: string, path: string, { token, body }: { token?: string; body?: object } = {}) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const headers = { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) };
      const options = { port, host: '127.0.0.1', localAddress, path: `/api${path}`, agent, method: body ? 'POST' : 'GET', headers };
      const sent = request(options, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      });
      sent.on('error', reject).end(body && JSON.stringify(body));
    });
  const signIn = (from: string, UserName: string, Password: string) => call(from, '/account/login/login', { body: { UserName, Password } });
  const { text } = await signIn(person, 'pat@lakeside.example', demoPassword);
  const { Token: token } = JSON.parse(text) as { Token: string };

  const taken = { quiet: [] as number[], flooded: [] as number[] };
  let answered = 0;
  const openPages = async (times: number[], milliseconds: number) => {
    const end = performance.now() + milliseconds;
    while (performance.now() < end) {
      for (const path of pageCalls) {
        const start = performance.now();
        const { status } = await call(person, path, { token });
        if (status !== 200) throw new Error(`${path} was answered by ${status}.`);
        times.push(performance.now() - start);
      }
      // Nobody opens pages faster than a session may make calls.
      await wait(300);
    }
  };
  const flood = async (guesser: string, isOver: () => boolean) => {
    const asked: Promise<unknown>[] = [];
    for (let sent = 0, start = performance.now(); !isOver(); await wait(5))
      for (; sent < ((performance.now() - start) / 1000) * signInsPerSecond; sent += 1)
        asked.push(signIn(guesser, `guess${sent}@lakeside.example`, 'x').then(() => (answered += 1)));
    await Promise.all(asked);
  };
  // The first opening warms what is compiled and cached, and does not count.
  await openPages([], 2000);
  for (let round = 0; round < rounds; round += 1) {
    await openPages(taken.quiet, secondsOfState * 1000);
    let isOver = false;
    const flooding = flood(guesserOf(round), () => isOver);
    await openPages(taken.flooded, secondsOfState * 1000);
    isOver = true;
    await flooding;
  }
  agent.destroy();
  return (['quiet', 'flooded'] as const).map((state) => ({
    state,
    median: median(taken[state]),
    p95: quantile(taken[state], 0.95),
    calls: taken[state].length,
    signIns: state === 'quiet' ? 0 : answered / rounds / secondsOfState,
  }));
}

/** How much slower somebody's pages are while another address guesses passwords. */
export function floodVerdict([quiet, flooded]: readonly FloodFigure[]) {
  const reached = flooded!.median / quiet!.median;
  const isFlood = flooded!.signIns >= signInsPerSecond * 0.9;
  return {
    title: 'calls of a page while another address asks for 200 sign-ins a second, of those in quiet',
    goal: mostSlower,
    reached,
    isMet: isFlood && reached <= mostSlower,
  };
}

if (process.argv[1] === import.meta.filename) {
  const figures = await measureSignInFlood(3);
  console.table([...figures]);
  console.log(floodVerdict(figures));
}
