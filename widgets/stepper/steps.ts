import type { StepperOptions } from '../../schemas/generated/widgets';

export interface Step {
  id: string;
  text: string;
  state: 'done' | 'current' | 'coming';
  /** It can be pressed. */
  isOpen: boolean;
}

/** The steps as they stand while one is current. An unknown current step leaves them all coming, but for those that say they are done. */
export function stepsAt(current: unknown, { steps = [], go = 'nowhere' }: StepperOptions): Step[] {
  const at = steps.findIndex(({ id }) => id === current);
  return steps.map(({ id, text, done }, index) => ({
    id,
    text,
    state: index === at ? 'current' : (done ?? index < at) ? 'done' : 'coming',
    isOpen: index !== at && (go === 'anywhere' || (go === 'back' && index < at)),
  }));
}
