import { type CommandOptions, textOf } from './command-options';
import { CommandError, type CommandContext } from './command-context';

/** A server, with somebody signed in who may publish. */
interface AuthoringServer {
  get<Answer>(path: string): Promise<Answer>;
  post<Answer>(path: string, body: object): Promise<Answer>;
}

const usualServer = 'http://localhost:3000';

/** Signs in: by --user and AUTHOR_PASSWORD, or as the author answers. The password stands in no argument, where others would read it. */
export async function signIn(context: CommandContext, options: CommandOptions): Promise<AuthoringServer> {
  const address = (typeof options.server === 'string' ? options.server : (context.environment.AUTHOR_SERVER ?? usualServer)).replace(/\/+$/, '');
  const { AUTHOR_USER, AUTHOR_PASSWORD } = context.environment;
  const UserName = await textOf(context, { user: options.user ?? AUTHOR_USER }, 'user', `Your user name at ${address}?`);
  const Password = AUTHOR_PASSWORD ?? (await textOf(context, {}, 'password', 'Your password?', { hidden: true }));
  const send = async (path: string, token?: string, body?: object): Promise<{ ok: boolean; answer: unknown }> => {
    const response = await context
      .fetch(`${address}/api${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      .catch(() => {
        throw new CommandError(`There is no server at ${address}. Start it with npm start, or say --server.`);
      });
    const answer: unknown = await response.json().catch(() => undefined);
    if (answer === undefined) throw new CommandError(`What answers at ${address} is not this application.`);
    return { ok: response.ok, answer };
  };
  const { answer } = await send('/account/login/login', undefined, { UserName, Password });
  const { Token, LoginErrors = [], Stage } = answer as { Token?: string; LoginErrors?: string[]; Stage?: string };
  if (Token === undefined)
    throw new CommandError(
      LoginErrors.length > 0 ? LoginErrors.join(' ') : `This account cannot be used here: it would need another step (${Stage ?? 'unknown'}).`,
    );
  const call = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const { ok, answer: given_ } = await send(path, Token, body);
    if (!ok)
      throw new CommandError(
        ((given_ as { Errors?: { Message: string }[] }).Errors ?? [{ Message: 'The server could not do it.' }]).map(({ Message }) => Message).join('\n'),
      );
    return given_ as Answer;
  };
  return { get: (path) => call(path), post: (path, body) => call(path, body) };
}
