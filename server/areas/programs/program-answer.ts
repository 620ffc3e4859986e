import type { Revision } from '../../../runtime/definitions/compiled';
import { evaluate } from '../../../runtime/expressions/evaluate';
import type { Program, ProgramAction, ProgramDetail } from '../../../schemas/generated/records';
import { constantsOf } from '../../foundation/constants';
import type { CountedEntry } from '../../records/program-facts';
import { untouched } from '../../records/program-progress';
import { type StandingRow, toProgram } from '../../records/programs';
import { trackedDays } from './standing';

/** A program as the wire knows it, with the one next thing to do by the rule `programAction` of the definitions. */
export function programAnswer(row: StandingRow, revision: Revision): Program {
  const program = toProgram(row);
  const Action = evaluate(constantsOf(revision).programs.programAction.$, { program, own: row.program.Action }) as ProgramAction;
  return { ...program, Action };
}

/** What is loaded only when a program is opened. */
export const detailAnswer = ({ program, part }: StandingRow, entries: readonly CountedEntry[]): ProgramDetail => ({
  Description: program.Description,
  Levels: part?.ProgramStatus === 'Quit' ? untouched(program.Levels) : (part?.Levels ?? untouched(program.Levels)),
  Days: trackedDays(program, entries),
  ProgramGroups: [],
  InvitedUsers: [],
});
