import type { CallContext } from '../../calls/contract';
import { holdKnownYear } from '../../calls/known-year';
import { companiesWithin, companyWithin } from '../../calls/reach';
import type { Tools } from '../../calls/tools';
import { notFound } from '../../foundation/outcome';
import type { EntityRow } from '../../records/callers';
import type { ProgramPart, ProgramRow } from '../../records/programs';

/** The plan years of a company within reach, and what it offers in one of them or in all: programs that have such a part. */
export async function offerChoices(
  call: CallContext,
  asked: { entityId?: string | undefined; planYearId?: string | undefined },
  part: ProgramPart,
  tools: Tools,
) {
  const entity = await companyWithin(call, asked.entityId, tools);
  const years = await tools.companies.allPlanYears(entity);
  holdKnownYear(years, asked.planYearId);
  const programs = await tools.programs.offered(entity.EntityId, asked.planYearId, part);
  return {
    PlanYears: years.map((year) => ({ Value: year.PlanYearId, Text: year.Name })),
    Challenges: programs.map(({ Id, Name }) => ({ Value: Id, Text: Name })),
    WithBoard: programs.flatMap(({ Id, Features }) => (Features.includes('MessageBoard') ? [Id] : [])),
  };
}

/** A program that a company within reach offers, with the company. What somebody has made for themselves is nobody else's. */
export async function programWithin(call: CallContext, programId: string, tools: Tools): Promise<{ program: ProgramRow; entity: EntityRow }> {
  const program = await tools.programs.byId(programId);
  const missing = notFound('Challenge not found.');
  if (program === undefined || program.MadeBy !== null || program.IsPlanYear) throw missing;
  const [entity] = await companiesWithin(call, tools, { ids: [program.OwnerId] });
  if (entity === undefined) throw missing;
  return { program, entity };
}
