import type { Shell } from '../../../runtime/definitions/compiled';
import { type SessionAnswer, sessionScopeOf } from '../../../runtime/contracts/session';
import { visit } from '../../../runtime/contracts/visits';
import type { TestServer } from '../../server/support/test-server';

/**
 * Where somebody comes who opens a path, as the page decides it, by the session and the shell that the server gives them. Quick enough to be asked for
 * every path and every role; that the page does what it decides is looked at in a browser.
 */
export async function judge(server: TestServer, userName: string | undefined): Promise<(path: string) => string> {
  const { body: session } = await (userName === undefined ? server.nobody : await server.as(userName)).get<SessionAnswer>('/session');
  const shell = (await server.app.inject(`/definitions/${session.Revision}/shell.json`)).json<Shell>();
  const services = {
    shell: { get: () => shell },
    settings: () => shell.settings,
    session: { get: () => sessionScopeOf(session) },
    stored: { values: { get: () => ({}) } },
    flows: { get: () => ({}) },
    onDevice: { state: { get: () => ({ waiting: [], seenAt: null }) } },
    now: () => new Date().toISOString(),
    report: ({ message }: { message: string }) => {
      throw new Error(message);
    },
  } as unknown as Parameters<typeof visit>[2];
  const comesTo = (path: string): string => {
    const [plain = '', search] = path.split('?');
    const decided = visit(plain, search === undefined ? '' : `?${search}`, services);
    return 'instead' in decided ? comesTo(decided.instead) : plain;
  };
  return comesTo;
}
