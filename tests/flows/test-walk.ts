import type { Flow } from '../../runtime/definitions/shapes/flow';
import { testJourney } from '../support/journey';
import { type Step, type Walk, walkThrough } from './walk';

/** A step with the titles of the tests that it passes, each with the ids of its requirements; the last step of a walk has at least one. */
export type ShowingStep = Step & { shows?: string[] };

/** Makes a walk once, with a test for each thing that its steps show. */
export function testWalk(title: string, flow: Flow | undefined, walk: Omit<Walk, 'steps'> & { steps: ShowingStep[] }): void {
  const shown = walk.steps.flatMap(({ shows = [] }, step) => shows.map((what) => ({ what, step })));
  if (flow === undefined || shown.at(-1)?.step !== walk.steps.length - 1)
    throw new Error(`The walk "${title}" has no flow, or does not say what its last step shows.`);
  testJourney(title, shown, (onStep) => walkThrough(flow, walk, { onStep }));
}
