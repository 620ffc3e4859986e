import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import WebSocket from 'ws';
import type { Database } from '../../server/database/database';
import { demoPassword } from '../../server/demo/load';
import { hashToken } from '../../server/foundation/tokens';
import type { FromServer } from '../../runtime/definitions/live-protocol';
import { sessions } from '../../server/records/tables/sessions';
import type { MessagePage } from '../../schemas/generated/records';
import { median, quantile } from './figures';
import { measureThread, type ThreadFigure } from './message-thread';
import { onOwnServer, type OwnServer } from './own-server';
import { fillWithPeople } from './user-search';

/** How long something took on a message board, in milliseconds. */
interface MessageFigure {
  what: string;
  median: number;
  p95: number;
}

interface MessageBoardFigures {
  calls: MessageFigure[];
  live: MessageFigure & { lost: number; twice: number };
  thread: ThreadFigure[];
}

const board = 'lakeside-fall-1';
const topic = `messageBoard:${board}`;
const written = 10_000;
const listeners = 1000;
/** As many as one person may write in a minute. */
const said = 20;

const tokenOf = (number: number) => `listener-${number}`;

/** A board with 10,000 messages of many people, and a thousand people who take part and are signed in. */
async function fill(database: Database) {
  await fillWithPeople(database, listeners);
  await database.execute(sql`update users set status = 'Active' where user_id like 'person-%'`);
  await database.execute(sql`insert into participations (user_id, program_id, program_status, joined_on, units, days)
    select 'person-' || n, ${board}, 'Current', now(), 0, 0 from generate_series(1, ${listeners}::int) as n`);
  await database.execute(sql`update participations set program_status = 'Current'
    where program_id = ${board} and user_id = (select user_id from users where user_name = 'pat@lakeside.example')`);
  await database.execute(sql`delete from messages`);
  await database.execute(sql`insert into messages (message_id, source_id, user_id, text, date)
    select gen_random_uuid(), ${board}, 'person-' || (n % ${listeners} + 1), 'Message ' || n || ' of a board that many people write on.', now() - (${written} - n) * interval '5 minutes'
    from generate_series(1, ${written}::int) as n`);
  const now = new Date();
  const ExpiresAt = new Date(now.getTime() + 3_600_000).toISOString();
  await database.insert(sessions).values(
    Array.from({ length: listeners }, (_, index) => ({
      TokenHash: hashToken(tokenOf(index + 1)),
      UserId: `person-${index + 1}`,
      CreatedAt: now.toISOString(),
      ExpiresAt,
    })),
  );
  for (const table of ['messages', 'participations', 'sessions']) await database.execute(sql`vacuum analyze ${sql.identifier(table)}`);
}

/** A person at one node. */
function clientAt(port: number, token: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return async <Answer>(path: string, body?: unknown): Promise<{ taken: number; answer: Answer }> => {
    const start = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}/api${path}`, { headers, ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }) });
    const answer = (await response.json()) as Answer;
    if (response.status !== 200) throw new Error(`${path} was answered by ${response.status}: ${JSON.stringify(answer)}`);
    return { taken: performance.now() - start, answer };
  };
}

async function signInOfPat(port: number): Promise<string> {
  const { answer } = await clientAt(port, 'none')<{ Token: string }>('/account/login/login', { UserName: 'pat@lakeside.example', Password: demoPassword });
  return answer.Token;
}

/** Opens the board as somebody who has seen nothing of it, reads on in its middle, and opens it as somebody who has seen all. */
async function measureCalls(port: number, token: string, rounds: number): Promise<MessageFigure[]> {
  const ask = clientAt(port, token);
  const open = `/messageboard/getmessages?sourceId=${board}`;
  const first = (await ask<MessagePage>(open)).answer;
  if (first.Data.length !== 25 || first.Unread !== written) throw new Error(`The board has ${first.Data.length} messages, ${first.Unread} of them unread.`);
  let middle = first;
  for (let page = 0; page < 100; page += 1) middle = (await ask<MessagePage>(`${open}&before=${middle.Data[0]!.MessageId}`)).answer;
  const measured = async (path: string) => {
    const taken: number[] = [];
    // The first rounds warm what is compiled and cached, and do not count.
    for (let round = -5; round < rounds * 15; round += 1) {
      const one = await ask(path);
      if (round >= 0) taken.push(one.taken);
    }
    return { median: median(taken), p95: quantile(taken, 0.95) };
  };
  const unseen = await measured(open);
  const inTheMiddle = await measured(`${open}&before=${middle.Data[0]!.MessageId}`);
  await ask('/messageboard/seen', { SourceId: board, MessageId: first.Data.at(-1)!.MessageId });
  const seen = await measured(open);
  return [
    { what: `opening, ${written} unread`, ...unseen },
    { what: 'opening, all seen', ...seen },
    { what: 'earlier ones in the middle', ...inTheMiddle },
    { what: `counting ${written} unread`, median: unseen.median - seen.median, p95: unseen.p95 - seen.p95 },
  ];
}

/** One person who has the board open. `heard` gets each message with the moment of its arrival. */
async function listen(port: number, token: string, heard: (id: string, at: number) => void): Promise<WebSocket> {
  const { answer } = await clientAt(port, token)<{ Ticket: string }>('/tickets', { Purpose: 'live' });
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live?ticket=${encodeURIComponent(answer.Ticket)}`);
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => socket.send(JSON.stringify({ Type: 'subscribe', Topic: topic })));
    socket.on('message', (data: Buffer) => {
      const at = performance.now();
      const told = JSON.parse(data.toString()) as FromServer;
      if (told.Type === 'subscribed') resolve();
      if (told.Type === 'refused') reject(new Error(told.Message));
      if (told.Type === 'message') heard((told.Payload as { Message: { MessageId: string } }).Message.MessageId, at);
    });
  });
  return socket;
}

/** From the moment in which a message is sent until each of a thousand people on two nodes has it. */
async function measureLive({ port, anotherNode }: OwnServer, token: string): Promise<MessageBoardFigures['live']> {
  const ports = [port, await anotherNode()];
  const arrivals: Map<string, number[]>[] = [];
  const sockets: WebSocket[] = [];
  for (let next = 1; next <= listeners; next += 50) {
    const some = Array.from({ length: 50 }, (_, index) => next + index);
    const opened = some.map((number) => {
      const own = new Map<string, number[]>();
      arrivals.push(own);
      return listen(ports[number % 2]!, tokenOf(number), (id, at) => own.set(id, [...(own.get(id) ?? []), at]));
    });
    sockets.push(...(await Promise.all(opened)));
  }
  const sent = new Map<string, number>();
  const send = clientAt(port, token);
  for (let number = 1; number <= said; number += 1) {
    const MessageId = randomUUID();
    sent.set(MessageId, performance.now());
    await send('/messageboard/sendmessage', { MessageId, SourceId: board, Text: `Live ${number}` });
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  // Whatever comes twice has time to come.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  for (const socket of sockets) socket.terminate();
  const took = arrivals.flatMap((own) => [...own].flatMap(([id, at]) => at.slice(0, 1).map((moment) => moment - sent.get(id)!)));
  return {
    what: `a live message to ${listeners} listeners on two nodes`,
    median: median(took),
    p95: quantile(took, 0.95),
    lost: listeners * said - took.length,
    twice: arrivals.flatMap((own) => [...own.values()]).filter(({ length }) => length > 1).length,
  };
}

/** A board of 10,000 messages over HTTP and PostgreSQL, in a browser, and live. */
export async function measureMessageBoard(rounds: number): Promise<MessageBoardFigures> {
  const server = await onOwnServer(
    async (own) => {
      const token = await signInOfPat(own.port);
      const calls = await measureCalls(own.port, token, rounds);
      return { calls, live: await measureLive(own, token) };
    },
    { fill },
  );
  return { ...server, thread: await measureThread(rounds) };
}

/** All at their 95th percentile, the longest task at its worst. */
export function messageBoardVerdicts({ calls, live, thread }: MessageBoardFigures) {
  const verdict = (title: string, goal: number, reached: number) => ({ title, goal, reached, isMet: reached <= goal });
  return [
    ...calls.slice(0, 3).map(({ what, p95 }) => verdict(`message board of 10,000, ${what}, 95th, milliseconds`, 150, p95)),
    verdict(`${live.what}, 95th, milliseconds`, 1000, live.p95),
    verdict('live messages lost or heard twice', 0, live.lost + live.twice),
    ...thread.map(({ what, longestTask }) => verdict(`${what}, longest task, milliseconds`, 50, longestTask)),
  ];
}

if (process.argv[1] === import.meta.filename) {
  const figures = await measureMessageBoard(Number(process.env.BENCH_ROUNDS ?? 7));
  console.table([...figures.calls, figures.live].map(({ median: middle, p95, ...one }) => ({ ...one, median: middle.toFixed(1), p95: p95.toFixed(1) })));
  console.table(figures.thread);
  console.table(messageBoardVerdicts(figures));
}
