import { describe, onTestFailed, test } from 'vitest';

/** What a step of a journey shows: the title of its test, with the ids of its requirements, and the number of the step, from 0. */
interface Shown {
  what: string;
  step: number;
}

/**
 * Makes a journey once, with a test for each thing that it shows: a test fails where the journey went wrong at its step or before. At a test's second
 * try the journey is made anew.
 * @param make makes the journey; it calls `passed` after each step that went well, and throws at the first that does not.
 */
export function testJourney(title: string, shown: readonly Shown[], make: (passed: () => void) => Promise<unknown>): void {
  let journey: Promise<{ steps: number; fault: unknown }> | undefined;
  const start = async () => {
    let steps = 0;
    const fault: unknown = await make(() => (steps += 1)).then(
      () => undefined,
      (error: unknown) => error,
    );
    return { steps, fault };
  };
  describe(title, () => {
    test.each(shown.map(({ what, step }) => [what, step] as const))('%s', async (_what, step) => {
      onTestFailed(() => (journey = undefined));
      const { steps, fault } = await (journey ??= start());
      if (steps <= step) throw fault ?? new Error(`The journey ended before its step ${step + 1}.`);
    });
  });
}

/** A step of a journey: the titles of the tests that it passes, none where it only leads on, and what is done and expected. */
export type JourneyStep = readonly [shows: readonly string[], take: () => unknown];

/** A journey by its steps in their order. */
export function testSteps(title: string, steps: readonly JourneyStep[]): void {
  const shown = steps.flatMap(([shows], step) => shows.map((what) => ({ what, step })));
  testJourney(title, shown, async (passed) => {
    for (const [, take] of steps) {
      await take();
      passed();
    }
  });
}

/** Asks for something once, with a test for each thing that must hold of it. At a test's second try it is asked for anew. */
export function testAnswer<Answer>(
  title: string,
  ask: () => Promise<Answer>,
  held: readonly (readonly [what: string, look: (answer: Answer) => unknown])[],
): void {
  let asked: Promise<Answer> | undefined;
  describe(title, () => {
    test.each(held.map(([what, look]) => [what, look] as const))('%s', async (_what, look) => {
      onTestFailed(() => (asked = undefined));
      await look(await (asked ??= ask()));
    });
  });
}
