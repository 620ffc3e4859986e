import { z } from 'zod';
import type { Revision } from '../../runtime/definitions/compiled';

const texts = z.record(z.string(), z.string());
const shape = z.object({
  registrationSteps: z.array(z.string()),
  registrationStepNeeds: texts,
  registrationStepForms: texts,
  registrationEvents: texts,
  registrationLength: z.number().positive(),
  registrationLinkLength: z.number().positive(),
  registrationEmailWait: z.number().nonnegative(),
  registrationEmailsPerPerson: z.number().int().positive(),
  registrationPath: z.string(),
  registrationLinkPath: z.string(),
  registrationEmailSubject: z.string(),
  registrationEmailBody: z.string(),
});

/** The steps, limits and texts of schemas/settings/registration.constants.json, as one customer has them. */
export type RegistrationSettings = z.infer<typeof shape>;

const read = new WeakMap<Revision, RegistrationSettings>();

/** Reads them from a revision. Throws, in plain sentences, what stands in the way of registering by them. */
export function registrationSettingsOf(revision: Revision): RegistrationSettings {
  const known = read.get(revision);
  if (known !== undefined) return known;
  const faults = registrationFaults(revision);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const settings = shape.parse(revision.shell.settings);
  read.set(revision, settings);
  return settings;
}

/** Why nobody could register by a revision: for whoever publishes one. Empty when they can. */
export function registrationFaults({ shell }: Pick<Revision, 'shell'>): string[] {
  const result = shape.safeParse(shell.settings);
  if (!result.success) {
    const names = result.error.issues.map((issue) => `"${issue.path.join('.')}"`).join(', ');
    return [`schemas/settings/registration.constants.json lacks ${names}, or has the wrong kind of value there.`];
  }
  return orderFaults(result.data);
}

function orderFaults({ registrationSteps: steps, registrationStepNeeds }: RegistrationSettings): string[] {
  const says = (sentence: string) => `The constant "registrationSteps": ${sentence}`;
  const missing = ['IdentifyUser', 'ConfirmPassword', 'Done'].filter((step) => !steps.includes(step));
  const twice = steps.filter((step, index) => steps.indexOf(step) !== index);
  const early = Object.entries(registrationStepNeeds).filter(([step, need]) => steps.includes(step) && steps.indexOf(need) > steps.indexOf(step));
  const isLast = steps.slice(-2).join() === 'ConfirmPassword,Done';
  return [
    ...missing.map((step) => says(`the step "${step}" is missing; nobody could register.`)),
    ...twice.map((step) => says(`the step "${step}" stands in it twice.`)),
    ...early.map(([step, need]) => says(`the step "${step}" comes before "${need}", which it needs.`)),
    ...(missing.length === 0 && !isLast
      ? [says('the last two steps are "ConfirmPassword" and "Done": nothing can be asked of somebody who is registered.')]
      : []),
  ];
}
