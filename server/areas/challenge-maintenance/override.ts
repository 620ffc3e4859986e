import { todayOfPerson } from '../../calls/time-zone';
import type { ProgressOverride } from '../../../schemas/generated/records';
import type { Call, CallContext } from '../../calls/contract';
import { eachApart } from '../../calls/each-apart';
import { tellPerson } from '../../calls/tell-person';
import type { Records, Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { filledText } from '../../foundation/filled-text';
import { badRequest } from '../../foundation/outcome';
import { byWhom } from '../../records/by-whom';
import type { EntityRow } from '../../records/callers';
import type { ProgramRow } from '../../records/programs';
import { programWithin } from '../programs/offered';
import { settlePrograms } from '../programs/settle';
import { settlingFor } from '../programs/settling-for';

type Offered = { program: ProgramRow; entity: EntityRow };
type Found = NonNullable<Awaited<ReturnType<Records['progressOverrides']['find']>>>;

/** What is counted in a program, each once. */
export const unitsOf = ({ Levels }: ProgramRow): string[] => [...new Set(Levels.flatMap(({ Requirements }) => Requirements).map(({ Unit }) => Unit))];

const nameOf = ({ person }: Found) => `${person.FirstName} ${person.LastName}`;

/** Sets how far people are, each with all that follows from it in one transaction. What is set already stays. */
export async function overrideChallengeProgress(call: Call<'overrideChallengeProgress'>, tools: Tools) {
  const { caller, revision, body } = call;
  const texts = constantsOf(revision).challengeAdministration;
  const offered = await programWithin(call, body.ChallengeId, tools);
  const set: ProgressOverride = { ...wanted(call, offered.program), Reason: body.Reason.trim(), By: nameOfActor(caller), At: tools.clock.now().toISOString() };
  const { Saved, refused } = await eachApart(body.UserIds, tools, (userId, records) =>
    changeOne(call, offered, userId, { records, tools }, (found) => {
      if (found.part.Override !== null) return filledText(texts.overrideThere, { by: found.part.Override.By, name: nameOf(found) });
      return { Override: set, Action: 'ChallengeProgressOverridden', Why: set.Reason };
    }),
  );
  return { Saved, Refused: refused.map(({ one: UserId, Message }) => ({ UserId, Message })) };
}

/** Takes back what was set, as it was seen. */
export async function undoOverrideChallengeProgress(call: Call<'undoOverrideChallengeProgress'>, tools: Tools) {
  const { body, revision } = call;
  const offered = await programWithin(call, body.ChallengeId, tools);
  const { Saved, refused } = await eachApart(body.Overrides, tools, ({ UserId, At }, records) =>
    changeOne(call, offered, UserId, { records, tools }, (found) => {
      if (found.part.Override === null || Date.parse(found.part.Override.At) !== Date.parse(At))
        return filledText(constantsOf(revision).challengeAdministration.overrideGone, { name: nameOf(found) });
      return { Override: null, Action: 'ChallengeProgressOverrideUndone', Why: body.Reason.trim() };
    }),
  );
  return { Saved, Refused: refused.map(({ one: { UserId }, Message }) => ({ UserId, Message })) };
}

const nameOfActor = ({ actor }: CallContext['caller']) => `${actor.user.FirstName} ${actor.user.LastName}`;

/** What is to be set; a value says of what. */
function wanted({ body, revision }: Call<'overrideChallengeProgress'>, program: ProgramRow): Pick<ProgressOverride, 'IsComplete' | 'Unit' | 'Value'> {
  const { IsComplete, Unit, Value } = body;
  if (IsComplete) return { IsComplete };
  const { overrideUnit, overrideValue } = constantsOf(revision).challengeAdministration;
  const units = unitsOf(program);
  if (Unit === undefined || !units.includes(Unit))
    throw badRequest([{ Code: 'choice', Field: '/Unit', Message: filledText(overrideUnit, { units: units.join(', ') }) }], true);
  if (Value === undefined) throw badRequest([{ Code: 'required', Field: '/Value', Message: overrideValue }], true);
  return { IsComplete, Unit, Value };
}

interface Change {
  Override: ProgressOverride | null;
  Action: string;
  Why: string;
}

/** Changes what is set for one person: progress, points, message and trail with it. `decide` gives the change, or why there is none. */
async function changeOne(
  { caller, revision }: CallContext,
  { program, entity }: Offered,
  userId: string,
  { records, tools }: { records: Records; tools: Tools },
  decide: (found: Found) => Change | string,
): Promise<string | undefined> {
  const { overrideOwn, overrideNoPart } = constantsOf(revision).challengeAdministration;
  if ([caller.user.UserId, caller.actor.user.UserId].includes(userId)) return overrideOwn;
  // Two who change the same person's progress wait for each other: the second sees what the first has done.
  await records.programs.lock(userId);
  const found = await records.progressOverrides.find(program.Id, userId);
  if (found === undefined) return overrideNoPart;
  const change = decide(found);
  if (typeof change === 'string') return change;
  const { person, part } = found;
  const settling = await settlingFor(person, entity, tools, records);
  await records.programs.stand(userId, program.Id, {
    ProgramStatus: part.ProgramStatus,
    Override: change.Override,
    ChangedOn: await todayOfPerson(userId, records, settling.revision, tools.clock),
  });
  await settlePrograms(settling, records, { programIds: [program.Id] });
  const subject = { EntityId: person.EntityId, SubjectKind: 'Person', SubjectId: userId };
  const Changes = [{ Field: `/Progress/${program.Id}`, ...said('Was', part.Override), ...said('Is', change.Override) }];
  await records.audit.add({ ...byWhom(caller), ...subject, Action: change.Action, Changes, Why: change.Why }, tools.clock.now().toISOString());
  await tellPerson(records, { user: person }, 'Home', tools.clock);
  return undefined;
}

/** What the trail says of what is set. */
const said = (name: 'Was' | 'Is', override: ProgressOverride | null) =>
  override === null ? {} : { [name]: override.IsComplete ? 'Complete' : `${override.Value} ${override.Unit}` };
