import type { Revision } from '../../../runtime/definitions/compiled';
import type { RegistrationRow } from '../../records/registrations';
import { constantsOf } from '../../foundation/constants';

type Answers = Record<string, unknown>;

/** What was answered so far to what only the customer asks. Where two steps ask the same, the later one counts. */
export function customOf({ Custom }: Pick<RegistrationRow, 'Custom'>, revision: Revision): Answers {
  const { registrationSteps } = constantsOf(revision).registration;
  return Object.assign({}, ...registrationSteps.flatMap((step) => Custom[step] ?? [])) as Answers;
}

/** What remains when somebody turns out to be another person: the steps up to the one that finds them, and their answers. */
export function withoutPerson({ DoneSteps, Custom }: Pick<RegistrationRow, 'DoneSteps' | 'Custom'>, revision: Revision) {
  const { registrationSteps: steps } = constantsOf(revision).registration;
  const before = steps.slice(0, steps.indexOf('IdentifyUser'));
  const isBefore = (step: string) => before.includes(step);
  return {
    UserId: null,
    Fields: null,
    PreferredEmail: null,
    MobileNumber: null,
    Answers: null,
    DoneSteps: DoneSteps.filter(isBefore),
    Custom: Object.fromEntries(Object.entries(Custom).filter(([step]) => isBefore(step))),
  };
}
