import type { Failure, StoredFile } from '../../../schemas/generated/records';
import type { Client, TestServer } from './test-server';

interface Sent {
  name?: string;
  type?: string;
  /** The name of the part. */
  part?: string;
  to?: string;
}

/** A file as a browser sends it: a form with one part. */
export function formOfFile(content: Uint8Array, { name = 'licence.png', type = 'image/png', part = 'File' }: Sent = {}): Buffer {
  const head = `--edge\r\nContent-Disposition: form-data; name="${part}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--edge--\r\n')]);
}

export const multipart = ({ token }: Client) => ({ 'content-type': 'multipart/form-data; boundary=edge', ...(token && { authorization: `Bearer ${token}` }) });

/** Sends a file by the call that keeps it until a form names it, or by another one. */
export async function upload<Body = StoredFile & Failure>(server: TestServer, client: Client, content: Uint8Array, sent: Sent = {}) {
  const url = `/api${sent.to ?? '/files'}`;
  const answer = await server.app.inject({ method: 'POST', url, headers: multipart(client), payload: formOfFile(content, sent) });
  return { status: answer.statusCode, body: answer.json<Body>(), headers: answer.headers };
}

/** Reads what is in a file: its bytes, and how they are served. */
export async function fetchFile(server: TestServer, { token }: Client, path: string) {
  const answer = await server.app.inject({ method: 'GET', url: `/api${path}`, headers: token ? { authorization: `Bearer ${token}` } : {} });
  return { status: answer.statusCode, content: answer.rawPayload, headers: answer.headers };
}
