import { constantsOf } from '../foundation/constants';
import type { Revision } from '../../runtime/definitions/compiled';
import { actorOf, callerSettings, entityOf, userOf } from '../calls/caller-answers';
import type { Definitions } from '../definitions/definitions';
import { profileAnswer } from '../areas/profile/profile-answer';
import { type CompanySetup, companySetup } from '../records/company-settings';
import { toProgram } from '../records/programs';
import { withoutNulls } from '../records/without-nulls';
import { checkRow } from './check-row';
import { calendarOf } from './demo-calendar';
import { makeChoices, makeEntities, makeNotifications, makeSettings } from './make-companies';
import { asTold, makeDesignations, makeProfile, makeUser, namedPeople, portraitOf, signInCases } from './make-people';
import { makeSignInKeys } from './make-sign-in-keys';
import { makeReportedParts, makeReportedPrograms } from './make-self-reports';
import { makeParticipations, makePlanYearPrograms, makePrograms, makeSections } from './make-programs';
import { seededRandom } from './seeded-random';
import { uniqueValues } from './unique-values';

/** All rows of a demo that is loaded on `today` (YYYY-MM-DD), each of which its record accepts. */
export function makeRows(definitions: Definitions, people: number, passwordHash: string, today: string) {
  const random = seededRandom(20_261_101);
  const calendar = calendarOf(today);
  const season = calendar.seasons.find(({ key }) => key === 'fall')!;
  const base = definitions.for(null);
  const entities = makeEntities(calendar.current.PlanYearId);
  const choices = makeChoices();
  const notifications = makeNotifications(constantsOf(base).server.deliveredTerms, today);
  const offered = new Map(entities.map(({ EntityId }) => [EntityId, makePrograms(EntityId, calendar)]));
  const settingRows = makeSettings(base);
  const setups = new Map<string, CompanySetup>();
  const setupOf = (entity: (typeof entities)[number], revision: Revision) => {
    const setup = setups.get(entity.EntityId) ?? companySetup({ entity, settingRows }, revision);
    setups.set(entity.EntityId, setup);
    return setup;
  };
  const programs = [
    ...[...offered.values()].flat(),
    ...makeReportedPrograms(season),
    ...entities.flatMap(({ EntityId }) => makePlanYearPrograms(EntityId, calendar)),
  ];
  for (const notification of notifications) checkRow(base, 'ProgramNotification', withoutNulls(notification));
  for (const program of programs) checkRow(base, 'Program', toProgram({ program, part: null }));

  const distinct = uniqueValues();
  const shares = entities.flatMap((entity) => Array.from({ length: entity.share }, () => entity));
  const addresses = new Set([...namedPeople, ...signInCases].map(({ person }) => person.UserName));
  const families = new Map<string, string>();
  const makePerson = (number: number) => {
    const named = [...namedPeople, ...signInCases].find((one) => one.number === number);
    const entity = entities.find(({ EntityId }) => EntityId === named?.person.EntityId) ?? random.pick(shares);
    const revision = definitions.for(entity.Customer);
    // One in nine belongs to the family of somebody hired shortly before.
    const family = number % 9 === 0 ? families.get(entity.EntityId) : undefined;
    const source = { random, passwordHash, choices, entity, revision, addresses, family, today };
    const made = asTold({ ...makeUser(number, source), ...named?.person }, today);
    const user = { ...made, ProfileImageUrl: portraitOf(made, number) };
    families.set(entity.EntityId, user.LastName);
    const profile = distinct(makeProfile(user, { ...source, ...named }), revision);
    const designations = makeDesignations(user, named ?? {});
    const held = designations.map(({ UserId: _user, ...designation }) => designation);
    const person = { user, entity, partnerId: null, designations: held, settingRows };
    const caller = {
      ...person,
      company: setupOf(entity, revision),
      actor: person,
      impersonation: undefined,
      tokenHash: '',
      startedAt: '',
      expiresAt: '',
      timeZone: profile.TimeZone,
      chosenUnits: profile,
      language: profile.PreferredLanguage,
      reads: profile.PreferredLanguage,
      loginType: 'NonSSO' as const,
      definitionsHash: null,
      newsFlashDisabled: false,
      defaultNotificationName: null,
    };
    checkRow(revision, 'User', userOf(caller));
    checkRow(revision, 'Actor', actorOf(caller));
    checkRow(revision, 'Entity', entityOf(caller));
    checkRow(revision, 'Settings', callerSettings(caller));
    checkRow(revision, 'UserProfile', profileAnswer({ caller, revision }, profile, user, { sent: [], now: new Date(user.DateRegistered) }));
    return { user, profile, designations, participations: makeParticipations(user, offered.get(entity.EntityId) ?? [], calendar, random) };
  };
  const made = Array.from({ length: Math.max(people, namedPeople.length + signInCases.length) }, (_, index) => makePerson(index + 1));

  return {
    calendar,
    entities,
    choices,
    notifications,
    programs,
    sections: entities.flatMap(({ EntityId }) => makeSections(EntityId, definitions)),
    users: made.map(({ user }) => user),
    profiles: made.map(({ profile }) => profile),
    designations: made.flatMap(({ designations }) => designations),
    tickets: makeSignInKeys(made.map(({ user }) => user)),
    participations: [
      ...made.flatMap(({ participations }) => participations),
      ...makeReportedParts(
        made.map(({ user }) => user),
        season,
      ),
    ],
  };
}
