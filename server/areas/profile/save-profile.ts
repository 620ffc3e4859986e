import type { Operations } from '../../../schemas/generated/operations';
import { byWhom } from '../../records/by-whom';
import { badRequest } from '../../foundation/outcome';
import { changesBetween } from '../../records/audit';
import type { Identity, ProfileRow } from '../../records/profiles';
import { maySend, textsForNewNumber, writeVerification } from '../verification/send';
import { holdToRead } from '../../calls/read-before';
import type { Tools } from '../../calls/tools';
import type { FailureMessage, ProfileAnswer } from '../../../schemas/generated/records';
import { ageOn, dayIn } from './age';
import type { Call } from '../../calls/contract';
import { storedMobileNumber } from './mobile-number';
import { allAnswers, chosenOrCompanys, identityQuestions, profileVersion, readProfile, unknownCustom } from './profile-answer';
import { answerFaults } from './profile-answer-faults';
import { startingProfile } from './starting-profile';
import { refuseTaken } from './unique-values';
import { constantsOf } from '../../foundation/constants';

type Save = Call<'saveUserProfile'>;
type Result = Operations['saveUserProfile']['answer'];

/**
 * Saves the caller's own profile. What the company refuses is answered as such; what breaks the form, or was based on another state of the profile, is a
 * failure.
 */
export const saveProfile = (call: Save, tools: Tools): Promise<Result> => tools.together((own) => saveHeldProfile(call, own));

async function saveHeldProfile(call: Save, tools: Tools): Promise<Result> {
  const { caller, body, revision } = call;
  const { entity } = caller;
  const user = (await tools.accounts.held(caller.user.UserId)) ?? caller.user;
  const stored = (await tools.profiles.held(user.UserId)) ?? startingProfile(user, revision, caller.company);
  holdToRead(body.Version, profileVersion(call, stored, user));
  const given = body.ProfileItemAnswers;
  const before = allAnswers(user, stored);

  const faults = answerFaults(entity.ProfileItems, given, before);
  if (faults.length > 0) throw badRequest(faults);

  const answers = merged(before, given);
  const identity = identityFrom(answers);
  const row = rowFrom(call, stored, answers);
  const refusals = await findRefusals(call, identity, row, tools);
  if (refusals.length > 0) return { Data: null, Successful: false, Errors: refusals };

  const lost = await store(
    call,
    {
      row,
      identity,
      custom: stored.Custom,
      before: trailed(stored, before),
      after: trailed(row, answers),
      isNewNumber: row.MobileNumber !== stored.MobileNumber,
    },
    tools,
  );
  if (lost !== undefined) return { Data: null, Successful: false, Errors: [refusal(call, lost)] };
  return { Data: await readProfile(call, row, identity, tools), Successful: true, Errors: [] };
}

interface Change {
  row: ProfileRow;
  identity: Identity;
  /** What the customer's own properties were. */
  custom: ProfileRow['Custom'];
  before: object;
  after: object;
  isNewNumber: boolean;
}

/** Stores the profile with the trail of it, and sends a new number its texts. Answers what somebody else took in the same moment. */
async function store({ caller, revision, address, bearer }: Save, { row, identity, custom, before, after, isNewNumber }: Change, tools: Tools) {
  const { user, entity } = caller;
  const { UserId: userId, EntityId } = user;
  const settings = constantsOf(revision).server;
  const { MobileNumber } = row;
  const sends = isNewNumber && MobileNumber !== null && (await maySend({ userId, address }, settings, tools));
  row.VerificationSent = isNewNumber ? sends : row.VerificationSent;
  return tools.transaction(async (records) => {
    await refuseTaken({ person: user, company: entity, revision }, { before: custom, after: row.Custom }, records, tools);
    const lost = await records.profiles.save(row, identity);
    if (lost !== undefined) return lost;
    const Changes = changesBetween(before, after);
    const now = tools.clock.now().toISOString();
    if (Changes.length > 0)
      await records.audit.add({ EntityId, ...byWhom(caller), Action: 'ProfileSaved', SubjectKind: 'Person', SubjectId: userId, Changes }, now);
    if (sends)
      for (const kind of textsForNewNumber(entity.EntityFeatures, settings))
        await writeVerification({ person: caller, kind, recipient: MobileNumber, secret: bearer ?? '' }, settings, records, tools);
    return undefined;
  });
}

/** A profile as the trail names its values: as they are saved, each answer under the name of its question. */
function trailed(
  { UserId: _user, EntityId: _entity, Answers: _answers, TextToolVerificationStatus: _status, VerificationSent: _sent, DisableText, ...saved }: ProfileRow,
  answers: ProfileAnswer[],
) {
  return { ...saved, DisableTextReminders: DisableText, ProfileItemAnswers: Object.fromEntries(answers.map(({ Id, UserAnswer }) => [Id, UserAnswer])) };
}

/** The new answers over the old ones; an empty answer takes the old one away. */
function merged(before: ProfileAnswer[], given: ProfileAnswer[]): ProfileAnswer[] {
  const answers = new Map([...before, ...given].map(({ Id, UserAnswer }) => [Id, UserAnswer]));
  return [...answers].filter(([, answer]) => answer !== '').map(([Id, UserAnswer]) => ({ Id, UserAnswer }));
}

function identityFrom(answers: ProfileAnswer[]): Identity {
  const answerTo = (id: string) => answers.find(({ Id }) => Id === id)?.UserAnswer;
  const text = (id: string) => (answerTo(id) === undefined ? null : String(answerTo(id)));
  return { DateOfBirth: text('DateOfBirth'), UniqueId: text('UniqueId') };
}

function rowFrom({ body, caller, revision }: Save, stored: ProfileRow, answers: ProfileAnswer[]): ProfileRow {
  const { ProfileItemAnswers: _answers, Version: _version, DisableTextReminders, PreferredEmail, ...preferences } = body;
  const MobileNumber = storedMobileNumber(body.MobileNumber);
  const changed = MobileNumber !== stored.MobileNumber;
  return {
    ...stored,
    ...preferences,
    ...stillUnchosen(stored, preferences, caller),
    PreferredEmail: PreferredEmail ?? null,
    MobileNumber,
    DisableText: DisableTextReminders ?? stored.DisableText,
    Answers: answers.filter(({ Id }) => !identityQuestions.some((question) => question === Id)),
    ...(changed && { TextToolVerificationStatus: MobileNumber === null ? ('none' as const) : ('pending' as const) }),
    Custom: { ...unknownCustom(stored.Custom, revision), ...body.Custom },
  };
}

/** What the person has not chosen, and has sent as the page showed it: the company's holds as before, whatever that will be. */
function stillUnchosen(stored: ProfileRow, sent: object, { company }: Save['caller']) {
  const shown = Object.entries(chosenOrCompanys(stored, company));
  return Object.fromEntries(
    shown.flatMap(([name, value]) => (stored[name as keyof ProfileRow] === null && sent[name as keyof object] === value ? [[name, null]] : [])),
  );
}

/** Everything the company refuses, all at once. */
async function findRefusals(call: Save, identity: Identity, row: ProfileRow, { profiles, clock }: Tools): Promise<FailureMessage[]> {
  const { user } = call.caller;
  const today = dayIn(row.TimeZone ?? call.caller.company.time.TimeZone, clock.now());
  const taken = await profiles.taken(user, identity.UniqueId, row.MobileNumber);
  const { minimumAge } = constantsOf(call.revision).server;
  const isAdult = (born: string) => ageOn(today, born) >= minimumAge;
  return [
    ...(identity.DateOfBirth !== null && identity.DateOfBirth !== user.DateOfBirth && !isAdult(identity.DateOfBirth) ? [refusal(call, 'InvalidDOB')] : []),
    ...(taken.uniqueId ? [refusal(call, 'DuplicateUniqueId')] : []),
    ...(taken.mobileNumber ? [refusal(call, 'DuplicateMobileNumber')] : []),
  ];
}

function refusal({ body, revision }: Save, code: 'InvalidDOB' | 'DuplicateUniqueId' | 'DuplicateMobileNumber'): FailureMessage {
  const settings = constantsOf(revision).server;
  const answerField = (id: string) => `/ProfileItemAnswers/${body.ProfileItemAnswers.findIndex((answer) => answer.Id === id)}/UserAnswer`;
  const refusals = {
    InvalidDOB: { Field: answerField('DateOfBirth'), Message: settings.invalidDateOfBirth },
    DuplicateUniqueId: { Field: answerField('UniqueId'), Message: settings.duplicateUniqueId },
    DuplicateMobileNumber: { Field: '/MobileNumber', Message: settings.duplicateMobileNumber },
  };
  return { Code: code, ...refusals[code] };
}
