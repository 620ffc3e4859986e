import type { CompiledOperation, JsonSchema, ResourceCall } from '../../../runtime/definitions/compiled';
import { resolveTemplate, type Scope } from '../../../runtime/expressions/evaluate';
import { sessionScopeOfCaller } from '../../calls/caller-answers';
import type { AnyQuery, CallContext, QueryHandlers } from '../../calls/contract';
import { todayOf } from '../../calls/time-zone';
import type { Tools } from '../../calls/tools';
import { constantsOf, settingsIn } from '../../foundation/constants';
import { forbidden, notFound } from '../../foundation/outcome';
import type { RowsCall } from '../resources/rows-call';
import { serveRows } from '../resources/serve-rows';
import { asAnswered } from './as-answered';

/** What a call whose answer is a template is given, with what it may read. */
interface TemplateCall extends Omit<RowsCall, 'rows' | 'caller'> {
  /** Nobody in a call that everyone may make: the check has seen that it reads no rows then. */
  caller: RowsCall['caller'] | undefined;
}
interface Readers {
  /** What the server can be asked for, by name. */
  queries: QueryHandlers;
  /** What another call answers; nothing where the caller may not make it. */
  ask(call: string, input: Record<string, unknown>): Promise<unknown>;
}
type Template = NonNullable<CompiledOperation['template']>;
type Read = NonNullable<Template['reads']>[string];

/** Makes the answer of a call by its template. An expression that fails is a failure of the server: the definition has a mistake. */
export async function answerTemplate(operation: CompiledOperation, call: TemplateCall, tools: Tools, readers: Readers): Promise<unknown> {
  const { reads = {}, value, missing } = operation.template!;
  const { caller, revision, path, query, body } = call;
  const known: Scope = {
    session: sessionScopeOfCaller(caller, constantsOf(revision).server),
    settings: settingsIn(revision),
    path,
    query,
    body: body ?? null,
    now: tools.clock.now().toISOString(),
    today: todayOf({ caller, revision }, tools.clock),
  };
  const resolve = (template: unknown, scope: Scope) => resolveTemplate(template, scope, (message) => fail(operation.id, message));
  const read: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(reads)) read[name] = await readOne(one, (template) => resolve(template, known), call, tools, readers);
  const answer = asAnswered(resolve(value, { ...known, reads: read }), operation.answer as JsonSchema);
  if (answer === null && missing !== undefined) throw notFound(missing);
  return answer;
}

async function readOne(read: Read, resolve: (template: unknown) => unknown, call: TemplateCall, tools: Tools, { queries, ask }: Readers): Promise<unknown> {
  // The check has seen that there is somebody.
  const own = call as TemplateCall & CallContext;
  if ('rows' in read) return serveRows({ ...own, body: undefined, rows: rowsOf(read, own) }, tools);
  const entries = Object.entries(read.input ?? {}).map(([name, template]): [string, unknown] => [name, resolve(template)]);
  const input = Object.fromEntries(entries.filter(([, value]) => value !== null));
  if ('query' in read) return (queries as unknown as Record<string, AnyQuery>)[read.query]!(input, own, tools);
  const answer = await ask(read.call, input);
  if (answer === undefined) throw forbidden();
  return answer;
}

/** A read of rows as a call that answers all of a row. */
function rowsOf({ rows, follows }: Extract<Read, { rows: string }>, { revision }: Pick<TemplateCall, 'revision'>): ResourceCall {
  const { single, schema, key } = revision.resources[rows]!;
  const shows = [...Object.keys(schema.properties as object), key, 'Version'];
  return { resource: rows, does: single ? 'one' : 'list', shows, ...(follows && { follows }) };
}

function fail(id: string, message: string): never {
  throw new Error(`The answer of "${id}": ${message}`);
}
