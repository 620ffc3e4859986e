import { formatDate, readDate } from '../../../runtime/format/date';
import { todayOf } from '../../calls/time-zone';
import type { Call } from '../../calls/contract';
import { eachApart } from '../../calls/each-apart';
import { companiesWithin } from '../../calls/reach';
import { tellPerson } from '../../calls/tell-person';
import type { Records, Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { filledText } from '../../foundation/filled-text';
import { badRequest } from '../../foundation/outcome';
import { byWhom } from '../../records/by-whom';
import { settlePrograms } from '../programs/settle';
import { settlingFor } from '../programs/settling-for';

type Marking = Call<'createBiometricOverrides'>;

/** How the day is sent. */
const pattern = 'MM-dd-yyyy';

/** Marks the screenings of people as done on a day, each with all that follows from it in one transaction. */
export async function createBiometricOverrides(call: Marking, tools: Tools) {
  const day = dayOf(call, tools);
  const { Saved, refused } = await eachApart(call.body, tools, (one, records) => markOne(call, one, day, { records, tools }));
  return { Saved, Refused: refused.map(({ one: { UserId }, Message }) => ({ UserId, Message })) };
}

/** The day that was sent; refuses one that does not exist or is yet to come. */
function dayOf({ query: { overrideDate }, caller, revision }: Marking, { clock }: Tools): string {
  const { screeningDate, screeningFuture } = constantsOf(revision).challengeAdministration;
  const day = readDate(overrideDate, pattern);
  const refuse = (Message: string) => badRequest([{ Code: 'date', Field: '/overrideDate', Message }], true);
  if (day === null) throw refuse(screeningDate);
  if (day > todayOf({ caller, revision }, clock)) throw refuse(screeningFuture);
  return day;
}

async function markOne(
  call: Marking,
  { UserId, PlanYearId, Was = null }: Marking['body'][number],
  day: string,
  { records, tools }: { records: Records; tools: Tools },
): Promise<string | undefined> {
  const { caller, revision } = call;
  const texts = constantsOf(revision).challengeAdministration;
  if ([caller.user.UserId, caller.actor.user.UserId].includes(UserId)) return texts.screeningOwn;
  await records.programs.lock(UserId);
  const home = await records.companies.entityOfUser(UserId);
  const [entity] = home === undefined ? [] : await companiesWithin(call, { ...tools, ...records }, { ids: [home] });
  const [person] = entity === undefined ? [] : await records.userSearch.byIds([UserId], [entity.EntityId]);
  if (entity === undefined || person === undefined) return texts.screeningPersonUnknown;
  const year = (await records.companies.planYears(entity)).find((one) => one.PlanYearId === PlanYearId);
  if (year === undefined) return texts.screeningYear;
  const written = (date: string) => formatDate(date, pattern);
  if (day < year.StartDate || day > year.EndDate) return filledText(texts.screeningOutside, { from: written(year.StartDate), to: written(year.EndDate) });
  const name = `${person.FirstName} ${person.LastName}`;
  const before = (await records.screenings.override(UserId, PlanYearId))?.Date ?? null;
  if (before === day) return filledText(texts.screeningSame, { name });
  if (before !== null && Was === null) return filledText(texts.screeningThere, { name, day: written(before) });
  if (before !== Was) return filledText(texts.screeningChanged, { name });
  const now = tools.clock.now().toISOString();
  await records.screenings.mark({ UserId, PlanYearId, Date: day, At: now, ById: caller.actor.user.UserId });
  const days = before === null ? [day] : [before, day];
  await settlePrograms(await settlingFor(person, entity, tools, records), records, { programIds: await records.screenings.programsOn(entity.EntityId, days) });
  const subject = { EntityId: entity.EntityId, SubjectKind: 'Person', SubjectId: UserId };
  const Changes = [{ Field: `/Screening/${PlanYearId}`, ...(before !== null && { Was: before }), Is: day }];
  await records.audit.add({ ...byWhom(caller), ...subject, Action: 'BiometricsOverridden', Changes }, now);
  await tellPerson(records, { user: { UserId } }, 'Home', tools.clock);
  return undefined;
}
