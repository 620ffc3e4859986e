import { rangeOf } from '../../calls/page-range';
import type { Handlers } from '../../calls/contract';
import { deleteEntry } from './delete-entry';
import { entryAnswer } from './entry-answer';
import { offeredSessions } from './offered-sessions';
import { coachedPerson } from './participant';
import { createCoachEntry, updateCoachEntry } from './save-entry';

/** The calls of schemas/endpoints/coaching.json. */
export const handlers = {
  async getCoachEntries(call, tools) {
    // Each has a default in the document.
    const { Offered, UserId } = call.query as Required<typeof call.query>;
    const coached = await coachedPerson(call, UserId, tools);
    const answer = (rows: Parameters<typeof entryAnswer>[1][]) => rows.map((row) => entryAnswer(coached, row, tools));
    if (Offered) {
      const rows = await offeredSessions(coached, tools);
      return { Items: answer(rows), Total: rows.length };
    }
    const { rows, total } = await tools.coachEntries.page(coached.person.UserId, rangeOf(call.query));
    return { Items: answer(rows), Total: total };
  },

  createCoachEntry,
  updateCoachEntry,
  deleteCoachEntry: (call, tools) => deleteEntry(call, call.path.id, false, tools),
  deleteCoachEntryWithEmail: (call, tools) => deleteEntry(call, call.path.id, call.path.sendEmail, tools),
} satisfies Handlers<'coaching'>;
