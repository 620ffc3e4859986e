import { answers } from 'virtual:definitions';
import type { CompiledOperation, Revision } from '../../runtime/definitions/compiled';
import type { Allow } from '../../runtime/definitions/shapes/allow';
import { sampleOf } from '../sample-of';
import { sessionFor } from './story-session';
import { stillShell } from './still-shell';

/** Under which a story stands. */
export interface Circumstances {
  /** The role that is signed in, 'signed out', or 'usual': one that may see the screen. */
  role: string;
  /** The address that opens. */
  path: string;
  calls: string;
  brand: string | undefined;
  /** Who may see the screen. */
  allow: Allow;
  /** Nobody, a person who signs in for the first time, one who may act for others, or does so. */
  /** What calls answer in this story, one after the other, before they answer as they do in all. */
  answers?: Record<string, unknown[]>;
  /** The flows of the application that run. */
  running?: readonly string[];
  standing?: 'signed out' | 'first sign-in' | 'acts for others' | 'acts for somebody' | undefined;
}

/** What the server would answer. `hears` is told which call it is. */
export async function respond(
  revision: Revision,
  address: string,
  circumstances: Circumstances,
  method: string,
  hears: (call: string) => void,
): Promise<Response> {
  const { calls, running, answers: own } = circumstances;
  const { pathname } = new URL(address, 'http://story');
  if (pathname.endsWith('shell.json')) return asItIs(stillShell(revision.shell, running));
  const bundle = /screen\/(.+)\.json$/.exec(pathname)?.[1];
  if (bundle) return asItIs(revision.screens[decodeURIComponent(bundle)] ?? {});
  const flow = /flow\/(.+)\.json$/.exec(pathname)?.[1];
  if (flow) return asItIs(revision.lateFlows[decodeURIComponent(flow)] ?? {});
  const operation = operationAt(revision, method, pathname.replace(/^\/api/, ''));
  if (operation) hears(operation.id);
  const next = operation && own?.[operation.id]?.shift();
  if (next !== undefined) return Response.json(next);
  if (operation?.id === 'getSession') return Response.json(sessionFor(answers.getSession, revision, circumstances));
  if (calls === 'loading') return new Promise(() => undefined);
  if (calls === 'failing') return Response.json({ StatusCode: 422, Errors: [{ Message: 'This is how a refusal looks.' }], ShowUser: true }, { status: 422 });
  const answer = operation && (answers[operation.id] ?? sampleOf(operation.answer, revision, answers));
  return Response.json(calls === 'empty' ? emptied(answer) : (answer ?? true));
}

/** An answer that brings a definition as it is: nobody changes one, and to write it as text and read it again takes a fifth of a story's time. */
const asItIs = (definition: object): Response => Object.assign(new Response(), { json: () => Promise.resolve(definition) });

/** The call of an address, of which a part may stand for a parameter: {id}. */
const operationAt = (revision: Revision, method: string, path: string): CompiledOperation | undefined => {
  const fits = (operation: CompiledOperation) => {
    const parts = operation.path.toLowerCase().split('/');
    const given = path.toLowerCase().split('/');
    return operation.method === method && parts.length === given.length && parts.every((part, index) => part === given[index] || part.startsWith('{'));
  };
  const found = Object.values(revision.operations).filter(fits);
  return found.find((operation) => !operation.path.includes('{')) ?? found[0];
};

/** The same answer with every list in it empty. */
function emptied(answer: unknown): unknown {
  if (Array.isArray(answer)) return [];
  if (typeof answer !== 'object' || answer === null) return typeof answer === 'number' ? 0 : answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, emptied(value)]));
}
