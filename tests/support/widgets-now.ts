import { afterEach, inject } from 'vitest';
import { lastRun, runsNow } from './slice';

const isIts = (widget: string) => (file: string) => file.startsWith(`widgets/${widget}/`);

/**
 * The widgets whose cases of a sweep run in this landing: a third of them, and those whose folder the landing changes. The titles of the cases begin with
 * the widget's name. A failure says when the case last ran, unless the landing touches it.
 * @param alsoTouches folders or files, from the project's root, whose change touches the cases of every widget.
 */
export function widgetsNow<Name extends string>(names: readonly Name[], alsoTouches: readonly string[] = []): Name[] {
  const touches = (widget: string) => (file: string) => isIts(widget)(file) || alsoTouches.some((path) => file.startsWith(path));
  const isTouched = (widget: string) => inject('landing')?.changed.some(touches(widget)) === true;
  const now = names.filter((name) => runsNow(name, 3, touches(name)));
  const untouched = new Set<string>(now.filter((name) => !isTouched(name)));
  afterEach(({ task }) => {
    const [error] = task.result?.errors ?? [];
    if (error !== undefined && untouched.has(task.name.split(' ')[0] ?? '')) error.message += lastRun(3);
  });
  return now;
}
