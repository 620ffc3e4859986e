import { searchText } from '../../../runtime/format/plain-text';
import type { OptionalField, OptionalFieldsResult } from '../../../schemas/generated/records';
import { changesBetween } from '../../records/audit';
import { byWhom } from '../../records/by-whom';
import { holdToRead } from '../../calls/read-before';
import { tellPerson } from '../../calls/tell-person';
import { badRequest } from '../../foundation/outcome';
import { isTakenAnswer, type OptionalFieldAnswer } from '../../records/optional-fields';
import type { Records, Tools } from '../../calls/tools';
import { askedFields, mobileQuestion, ownValues, welcomeAnswers, welcomeForm } from './asked-fields';
import type { Call } from '../../calls/contract';
import { storedMobileNumber } from '../profile/mobile-number';
import { answerFault } from '../profile/profile-answer-faults';
import { askedBy, withAsked } from '../profile/own-values';
import { startingProfile } from '../profile/starting-profile';
import { refuseTaken } from '../profile/unique-values';
import { constantsOf } from '../../foundation/constants';
import { rowText } from '../../foundation/row-texts';

type Save = Call<'saveOptionalFields'>;

/** Undoes the transaction. */
class TakenMobileNumber extends Error {}

const saved: OptionalFieldsResult = { Success: true, Message: '', Field: '' };

/** Saves the answers to the welcome form, or none of them. An answer that must be unique and is not is refused with its field. */
export async function saveOptionalFields(call: Save, tools: Tools): Promise<{ Data: OptionalFieldsResult }> {
  const { caller, body, revision } = call;
  if (body.UserCancelled) return { Data: saved };
  const asked = await askedFields(caller, tools);
  refuseFaults(call, asked);

  const { [mobileQuestion]: mobileNumber, ...rest } = body.Fields;
  const names = Object.keys(rest);
  const rows = await rowsOf(call, tools, rest);
  const before = Object.fromEntries(asked.map(({ Name, Value }) => [Name, Value]));
  const ownBefore = await ownValues(caller, revision, tools);
  const own = body.Custom === undefined ? ownBefore : askedBy(welcomeForm, body.Custom, revision);
  const taken = await tools.optionalFields.taken(caller.user, rows);
  if (taken !== undefined) return { Data: takenAnswer(taken) };

  try {
    await tools.transaction(async (records) => {
      await records.accounts.held(caller.user.UserId);
      await records.profiles.held(caller.user.UserId);
      holdToRead(body.Version, (await welcomeAnswers(caller, revision, records)).Version);
      await records.optionalFields.replace(caller.user, names, rows);
      if (!(await saveToProfile(records))) throw new TakenMobileNumber();
      await writeTrail(records);
      await tellPerson(records, caller, 'Home', tools.clock);
    });
    return { Data: saved };
  } catch (error) {
    const lost = error instanceof TakenMobileNumber ? mobileQuestion : isTakenAnswer(error) ? await tools.optionalFields.taken(caller.user, rows) : undefined;
    if (lost === undefined) throw error;
    return { Data: takenAnswer(lost) };
  }

  function takenAnswer(Field: string): OptionalFieldsResult {
    const { duplicateMobileNumber, optionalFieldTaken } = constantsOf(revision).server;
    const label = asked.find(({ Name }) => Name === Field)?.Label ?? Field;
    return { Success: false, Message: Field === mobileQuestion ? duplicateMobileNumber : optionalFieldTaken.replace('{label}', rowText(label)), Field };
  }

  async function writeTrail({ audit }: Records) {
    const { UserId, EntityId } = caller.user;
    const after = { ...before, ...body.Fields, ...(mobileNumber !== undefined && { [mobileQuestion]: storedMobileNumber(String(mobileNumber)) }) };
    const Changes = changesBetween({ Fields: before, Custom: ownBefore }, { Fields: after, Custom: own });
    const entry = { EntityId, ...byWhom(caller), Action: 'WelcomeFormSaved', SubjectKind: 'Person', SubjectId: UserId, Changes };
    if (Changes.length > 0) await audit.add(entry, tools.clock.now().toISOString());
  }

  /** What belongs to the profile. Whether it is stored: false when somebody else of the company has the number. */
  async function saveToProfile(records: Records): Promise<boolean> {
    const Custom = changesBetween(ownBefore, own).length > 0 ? own : undefined;
    if (mobileNumber === undefined && Custom === undefined) return true;
    const { user, company, entity } = caller;
    const stored = (await records.profiles.find(user.UserId)) ?? startingProfile(user, revision, company);
    const after = { ...stored, ...(Custom && { Custom: withAsked(welcomeForm, stored.Custom, Custom, revision) }) };
    await refuseTaken({ person: user, company: entity, revision }, { before: stored.Custom, after: after.Custom }, records, tools);
    const MobileNumber = mobileNumber === undefined ? stored.MobileNumber : storedMobileNumber(String(mobileNumber));
    const isNewNumber = MobileNumber !== stored.MobileNumber;
    if (!isNewNumber && Custom === undefined) return true;
    const status = { TextToolVerificationStatus: MobileNumber === null ? ('none' as const) : ('pending' as const), VerificationSent: false };
    const row = { ...after, MobileNumber, ...(isNewNumber && status) };
    return (await records.profiles.save(row, { DateOfBirth: user.DateOfBirth, UniqueId: user.UniqueId })) === undefined;
  }
}

/** What only the company's questions can tell: that a question exists, may be changed, has this choice. */
function refuseFaults({ body }: Save, asked: OptionalField[]) {
  const byName = new Map(asked.map((field) => [field.Name, field]));
  const faults = Object.entries(body.Fields).flatMap(([name, answer]) => {
    const Field = `/Fields/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const question = byName.get(name);
    if (question === undefined) return [{ Code: 'unknownQuestion', Field, Message: `There is no question "${name}".` }];
    const fault = answer === question.Value ? undefined : answerFault(question, answer);
    return fault === undefined ? [] : [{ ...fault, Field }];
  });
  if (faults.length > 0) throw badRequest(faults, true);
}

/** The answers as they are stored; an empty one is none. */
async function rowsOf({ caller: { user } }: Save, { optionalFields }: Tools, answers: Record<string, string | number>): Promise<OptionalFieldAnswer[]> {
  const unique = new Set((await optionalFields.asked(user.EntityId)).filter(({ IsUnique }) => IsUnique).map(({ Name }) => Name));
  const given = Object.entries(answers).filter(([, answer]) => answer !== '');
  return given.map(([Name, Value]) => ({
    UserId: user.UserId,
    EntityId: user.EntityId,
    Name,
    Value,
    UniqueValue: unique.has(Name) ? searchText(String(Value)) : null,
  }));
}
