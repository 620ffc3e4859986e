import type { Failure, SelfReportResult } from '../../../schemas/generated/records';
import type { Client, TestServer } from './test-server';

export const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkP8/wHwAEAgH/7q8q5wAAAABJRU5ErkJggg==', 'base64');

/** Sends a self report as a browser sends a form of parts. */
export async function sendReportParts(server: TestServer, { token }: Client, fields: Record<string, string>, file?: { content: Buffer; name?: string }) {
  const disposition = (name: string, more = '') => `--edge\r\nContent-Disposition: form-data; name="${name}"${more}\r\n`;
  const texts = Object.entries(fields).map(([name, value]) => Buffer.from(`${disposition(name)}\r\n${value}\r\n`));
  const head = disposition('File', `; filename="${file?.name ?? 'proof.png'}"`);
  const sent = file === undefined ? [] : [Buffer.from(`${head}Content-Type: image/png\r\n\r\n`), file.content, Buffer.from('\r\n')];
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/user/submitselfreport/',
    headers: { 'content-type': 'multipart/form-data; boundary=edge', authorization: `Bearer ${token ?? ''}` },
    payload: Buffer.concat([...texts, ...sent, Buffer.from('--edge--\r\n')]),
  });
  return { status: answer.statusCode, body: answer.json<SelfReportResult & Failure>() };
}
