import type { Program } from '../../../schemas/generated/records';
import type { Call } from '../../calls/contract';
import { tellPerson } from '../../calls/tell-person';
import { todayOf } from '../../calls/time-zone';
import type { Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { badRequest, conflict, notFound } from '../../foundation/outcome';
import { programAnswer } from '../programs/program-answer';
import { reportable } from './reportable';
import { settleReports } from './settle-reports';

/** Keeps what somebody answers to the question of a program: it completes the program, or asks for something else to be done. */
export async function submitSelfReportOutcome(call: Call<'submitSelfReportOutcome'>, tools: Tools): Promise<{ IsSuccessful: boolean; Data: Program }> {
  const { caller, revision, body } = call;
  const { reportWithoutProgram, reportAnswered } = constantsOf(revision).server;
  const { ProgramId = '', AnswerId } = body;
  if (ProgramId === '') throw badRequest([{ Code: 'required', Field: '/ProgramId', Message: reportWithoutProgram }], true);
  const settling = { person: caller.user, revision, today: todayOf(call, tools.clock), clock: tools.clock };
  return tools.transaction(async (records) => {
    const program = await reportable(settling, ProgramId, records);
    const option = program.Reporting.Outcome?.SelfReportOptions.find(({ Id }) => Id === AnswerId);
    if (option === undefined) throw notFound('Answer not found.');
    const of = { UserId: caller.user.UserId, ProgramId };
    if ((await records.selfReports.answer(of))?.Completes === true) throw conflict(reportAnswered);
    const NeedsAlternative = option.RequiresAlternative;
    await records.selfReports.saveAnswer({ ...of, AnswerId, Completes: !NeedsAlternative, AnsweredOn: tools.clock.now().toISOString() });
    await records.programs.stand(of.UserId, ProgramId, { ProgramStatus: 'Current', NeedsAlternative, ChangedOn: settling.today });
    await settleReports(settling, program, records);
    await tellPerson(records, caller, 'Home', tools.clock);
    return { IsSuccessful: true, Data: programAnswer((await records.programs.find(caller.user, ProgramId))!, { revision, clock: tools.clock }) };
  });
}
