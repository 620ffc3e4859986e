import type { Query, QueryClient } from '@tanstack/react-query';
import type { Action } from '../definitions/actions';
import { resolveTemplate, type Scope } from '../expressions/evaluate';
import { type ActionContext, type ActionResult, reporter, type RunActions } from './action-context';
import { call } from './call';
import { isOfPages } from '../contracts/queries';
import { type AnswerChange, changedAnswer, changedPages } from './changed-answer';

/**
 * Changes answers where react-query keeps them: whatever shows them is drawn again. What is on its way meanwhile was answered before the change: it is
 * dropped, and asked for again once the change is saved.
 */
export async function update(action: Extract<Action, { update: string }>, context: ActionContext, extra: Scope, run: RunActions): Promise<ActionResult> {
  const client = context.services.queries;
  const change = changeOf(action, { ...context.scope(), ...extra }, context);
  const own = context.queryKey?.(action.update);
  const found = client.getQueryCache().findAll(own ? { queryKey: own, exact: true } : { queryKey: [action.update] });
  const outdated = new Set<Query>(found.filter(({ state }) => state.fetchStatus !== 'idle' || state.isInvalidated));
  const answered = found.filter(({ state }) => state.data !== undefined);
  await client.cancelQueries({ predicate: (query) => answered.includes(query) });
  const written = answered.map((query) => write(client, query, change));
  const settled = (saved: boolean) => {
    for (const settle of written) settle(saved, outdated);
    if (outdated.size > 0) void client.invalidateQueries({ predicate: (query) => outdated.has(query) });
  };
  if (action.with) return call(action.with, context, extra, run, settled);
  settled(true);
  return 'continue';
}

function changeOf(action: Extract<Action, { update: string }>, scope: Scope, context: ActionContext): AnswerChange {
  const kind = (['prepend', 'append', 'remove', 'merge'] as const).find((name) => action[name] !== undefined) ?? 'replace';
  return { at: action.at ?? '', key: action.key, by: action.by, kind, value: resolveTemplate(action[kind], scope, reporter(context)) };
}

/** How many changes of an answer wait for their call, and whether one of them could not be taken back alone. */
const waiting = new WeakMap<Query, { changes: number; unsure: boolean }>();

/** Writes one answer. What it gives ends the change: a change that was not saved is taken back, or the answer is asked for again where it has changed since. */
function write(client: QueryClient, query: Query, change: AnswerChange): (saved: boolean, outdated: Set<Query>) => void {
  const { queryKey } = query;
  const { data: before, dataUpdatedAt: updatedAt } = query.state;
  client.setQueryData(queryKey, (isOfPages(queryKey) ? changedPages : changedAnswer)(before, change), { updatedAt });
  const after = query.state.data;
  const wait = waiting.get(query) ?? { changes: 0, unsure: false };
  wait.changes += 1;
  waiting.set(query, wait);
  return (saved, outdated) => {
    wait.changes -= 1;
    if (query.state.data !== after) wait.unsure = true;
    else if (!saved) client.setQueryData(queryKey, before, { updatedAt });
    // While another change waits, the server does not have it: its answer would take that one back for a moment.
    if (wait.changes > 0) return;
    if (wait.unsure) outdated.add(query);
    wait.unsure = false;
  };
}
