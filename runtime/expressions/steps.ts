/** So many turns of its loops one evaluation may take: a tenth of a second. Whoever writes an expression cannot keep a server or a page busy with it. */
export const mostSteps = 50_000;

let left = mostSteps;
let depth = 0;

/** Runs an evaluation with the steps it may take. One within another shares them. */
export function withinSteps<Value>(run: () => Value): Value {
  if (depth === 0) left = mostSteps;
  depth += 1;
  try {
    return run();
  } finally {
    depth -= 1;
  }
}

/** A loop begins over so many items. */
export function takeSteps(count: number): void {
  left -= count;
  if (left < 0) throw new Error(`It takes more than ${mostSteps} steps.`);
}
