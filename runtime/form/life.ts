/**
 * The life of a form: what can happen to it, and what follows. A pure machine: `FormStore` takes its steps and carries out their effects.
 * docs/form-life.md draws it, and life.test.ts covers each event in each state.
 */
export interface FormLife {
  /** `open`: a person can submit it. `judging`: a submission waits for the interpreter of schemas. `saving`: a submission is on its way. */
  readonly phase: 'open' | 'judging' | 'saving';
  /**
   * What a person changes: the record as it was `read`; the record as it was `saved`, which was not read again yet; or the record as it was before a save
   * during which the person went on typing (`older`).
   */
  readonly base: 'read' | 'saved' | 'older';
  /** Whether the person changed something since, text that cannot be read included. */
  readonly isChanged: boolean;
  /** Whether the screen was told of changes: then it must also hear that they are taken back. */
  readonly isReported: boolean;
  /** How often the form was refused since it began, by itself or by the server. */
  readonly refusals: number;
  /** The number of the last submission. */
  readonly attempt: number;
}

export type FormEvent =
  /** The person typed: whether changes are there now. */
  | { type: 'typed'; isChanged: boolean }
  /** The person submitted: whether all values can be judged now. */
  | { type: 'submitted'; canJudge: boolean }
  /** The interpreter of schemas has come, or could not be loaded. */
  | { type: 'judged' }
  /** The form has no faults, or it has some. */
  | { type: 'valid' }
  | { type: 'invalid' }
  /** The server saved what was sent: whether that is what the form holds now, and what was changed since if not. */
  | { type: 'accepted'; isSame: boolean; isChanged: boolean; hasValues: boolean }
  /** The server refused what was sent. */
  | { type: 'refused' }
  /** What was done for a submission is over, whatever it came to. */
  | { type: 'ended'; attempt: number }
  /** The record was read again: whether what the person changed is the same in it as in what was saved. */
  | { type: 'fresh'; isBeside: boolean }
  /** The person, or an action, starts the form again. */
  | { type: 'reset' }
  /** The person paused or left a field: whether the data differs from what the screen was told last, and whether it was told anything. */
  | { type: 'paused'; isOther: boolean; isFirst: boolean };

export type FormEffect =
  /** Load the interpreter, then go on with `judged`. */
  | 'judge'
  /** Find the faults, then go on with `valid` or `invalid`. */
  | 'check'
  | 'send'
  /** Forget changes, faults and touched fields. */
  | 'restart'
  /** Replace all data by the fresh record. */
  | 'replace'
  /** Replace what the person has not changed by the fresh record. */
  | 'merge'
  /** Keep the fresh record until the submission is over. */
  | 'wait'
  /** Tell the screen the data. */
  | 'report';

interface Step {
  life: FormLife;
  effects: readonly FormEffect[];
}

/** A form that was opened and not touched. */
export const newLife: FormLife = { phase: 'open', base: 'read', isChanged: false, isReported: false, refusals: 0, attempt: 0 };

const stay = (life: FormLife, ...effects: FormEffect[]): Step => ({ life, effects });

/** Takes one step. An event that cannot happen in a state, such as the answer to a submission that was given up, changes nothing. */
export function step(life: FormLife, event: FormEvent): Step {
  switch (event.type) {
    case 'typed':
      return stay(life.isChanged === event.isChanged ? life : { ...life, isChanged: event.isChanged });
    case 'submitted':
      if (life.phase !== 'open') return stay(life);
      return event.canJudge ? stay(life, 'check') : stay({ ...life, phase: 'judging' }, 'judge');
    case 'judged':
      return life.phase === 'judging' ? stay({ ...life, phase: 'open' }, 'check') : stay(life);
    case 'valid':
      return life.phase === 'open' ? stay({ ...life, phase: 'saving', attempt: life.attempt + 1 }, 'send') : stay(life);
    case 'invalid':
      return stay({ ...life, refusals: life.refusals + 1 });
    case 'accepted':
      return accepted(life, event);
    case 'refused':
      return stay({ ...life, phase: life.phase === 'saving' ? 'open' : life.phase, refusals: life.refusals + 1 });
    case 'ended':
      return stay(life.phase === 'saving' && life.attempt === event.attempt ? { ...life, phase: 'open' } : life);
    case 'fresh':
      return fresh(life, event.isBeside);
    case 'reset':
      return stay({ ...newLife, isReported: life.isReported, attempt: life.attempt }, 'restart');
    case 'paused':
      if (!event.isOther) return stay(life);
      return stay({ ...life, isReported: life.isChanged }, ...(life.isChanged || life.isReported || event.isFirst ? (['report'] as const) : []));
  }
}

function accepted(life: FormLife, { isSame, isChanged, hasValues }: Extract<FormEvent, { type: 'accepted' }>): Step {
  if (life.phase !== 'saving') return stay(life);
  if (isSame) return stay({ ...newLife, base: 'saved', isReported: life.isReported, attempt: life.attempt }, 'restart');
  return stay({ ...life, phase: 'open', base: hasValues ? 'older' : 'saved', isChanged });
}

/** What a person changed in a record as it was read stays: the server says whether another person changed it, too. */
function fresh(life: FormLife, isBeside: boolean): Step {
  if (life.phase !== 'open') return stay(life, 'wait');
  if (!life.isChanged) return stay({ ...life, base: 'read', refusals: 0 }, 'replace');
  return life.base === 'older' || (life.base === 'saved' && isBeside) ? stay({ ...life, base: 'read', refusals: 0 }, 'merge') : stay(life);
}
