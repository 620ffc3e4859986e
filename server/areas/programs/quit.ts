import { translated } from '../../../runtime/format/language';
import { rowText } from '../../foundation/row-texts';
import type { Program } from '../../../schemas/generated/records';
import type { Call } from '../../calls/contract';
import { todayOf } from '../../calls/time-zone';
import { tellPerson } from '../../calls/tell-person';
import type { Tools } from '../../calls/tools';
import { conflict, notFound } from '../../foundation/outcome';
import { messageKeeper } from '../../records/messages';
import { programAnswer } from './program-answer';
import { leaveGroups } from './leave-group';
import { settlePrograms } from './settle';

/** Ends the part that somebody takes in a program, with the points of it; a program of their own is deleted (decision 44). */
export async function quitProgram({ caller, revision, query }: Call<'quitProgram'>, tools: Tools): Promise<Program> {
  return tools.transaction(async (records) => {
    const { user } = caller;
    await records.programs.lock(user.UserId);
    const today = todayOf({ caller, revision }, tools.clock);
    const found = await records.programs.find(user, query.id);
    if (found === undefined || found.program.OwnerId !== query.ownerId || found.program.IsPlanYear) throw notFound('Program not found.');
    const { program, part } = found;
    if (part === null || part.ProgramStatus === 'Quit') throw conflict(translated('You no longer take part in {name}.', { name: rowText(program.Name) }));
    const row = { ...found, part: { ...part, ProgramStatus: 'Quit' as const, Levels: null } };
    await records.programs.credit(user.UserId, program, [], today);
    if (program.MadeBy === user.UserId) {
      // The database deletes the messages with the program, and knows nothing of what keeps their pictures.
      await records.files.removeKeptBy((await records.messages.withPicture(program.Id)).map(messageKeeper));
      await records.programs.remove(program.Id);
    } else await records.programs.stand(user.UserId, program.Id, { ProgramStatus: 'Quit', Levels: null, Override: null, ChangedOn: today });
    // Whoever quits a program leaves its group too, is asked into no other, and gives back the places of what is still to come.
    await leaveGroups(program.Id, user.UserId, records);
    await records.events.leaveAll(program.Id, user.UserId, tools.clock.now().toISOString());
    await settlePrograms({ person: user, revision, clock: tools.clock }, records);
    await tellPerson(records, caller, 'Home', tools.clock);
    return programAnswer(row, { revision, clock: tools.clock });
  });
}
