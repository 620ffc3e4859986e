import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

interface Received<Message> {
  url: string;
  received: Message[];
  close(): Promise<void>;
}

const listen = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};
const close = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));

/** A mail server that takes everything and keeps it as it came; `answer` may refuse a recipient by a reply of its own. */
export async function startMailServer(answer: (recipient: string) => string | undefined = () => undefined): Promise<Received<string>> {
  const received: string[] = [];
  const server = createServer((socket) => talk(socket, received, answer));
  const port = await listen(server);
  return { url: `smtp://127.0.0.1:${port}`, received, close: () => close(server) };
}

function talk(socket: Socket, received: string[], answer: (recipient: string) => string | undefined) {
  let unread = '';
  let letter: string | undefined;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const readLine = (line: string) => {
    if (letter !== undefined) {
      if (line !== '.') return void (letter += `${line}\n`);
      received.push(letter);
      letter = undefined;
      return say('250 Taken.');
    }
    const reply = answer(/^RCPT TO:<(.*)>/i.exec(line)?.[1] ?? '');
    if (reply !== undefined) return say(reply);
    if (/^DATA/i.test(line)) letter = '';
    return say(letter === undefined ? (/^QUIT/i.test(line) ? '221 Bye.' : '250 Yes.') : '354 Go on.');
  };
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    const lines = (unread + String(chunk)).split('\r\n');
    unread = lines.pop() ?? '';
    lines.forEach(readLine);
  });
  say('220 Here.');
}

/** A service for texts: it answers with the statuses given, then with 200, and keeps what it accepted. */
export async function startTextService(statuses: number[] = []): Promise<Received<{ key: unknown; body: unknown }>> {
  const received: { key: unknown; body: unknown }[] = [];
  const server = createHttpServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const status = statuses.shift() ?? 200;
    // Whoever follows where another answer leads is noticed.
    if (request.method !== 'POST') received.push({ key: undefined, body: 'followed' });
    else if (status === 200) received.push({ key: request.headers['idempotency-key'], body: JSON.parse(text) });
    response.writeHead(status, { connection: 'close', location: '/elsewhere' }).end();
  });
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}/texts`, received, close: () => close(server) };
}
