import { afterEach, inject } from 'vitest';
import { lastRun, runsNow } from './slice';

const isIts = (widget: string) => (file: string) => file.startsWith(`widgets/${widget}/`);
const isTouched = (widget: string) => inject('landing')?.changed.some(isIts(widget)) === true;

/**
 * The widgets whose cases of a sweep run in this landing: a third of them, and those whose folder the landing changes. For sweeps of appearance, words and
 * hostile values, whose titles begin with the widget's name. A failure says when the case last ran, unless the landing touches it.
 */
export function widgetsNow<Name extends string>(names: readonly Name[]): Name[] {
  const now = names.filter((name) => runsNow(name, 3, isIts(name)));
  const untouched = new Set<string>(now.filter((name) => !isTouched(name)));
  afterEach(({ task }) => {
    const [error] = task.result?.errors ?? [];
    if (error !== undefined && untouched.has(task.name.split(' ')[0] ?? '')) error.message += lastRun(3);
  });
  return now;
}
