import type { Handlers } from '../../calls/contract';
import { badRequest, Refused } from '../../foundation/outcome';
import { addEntry } from '../tracker-entries/save-entry';
import { setupOf } from '../tracker-entries/setup';
import { ownTracking, sourceOf } from '../tracker-entries/tracking';
import { onlyField } from './only-field';

/** The calls of schemas/endpoints/today.json. */
export const handlers = {
  logToday: (call, outer) =>
    outer.together(async (tools) => {
      const tracking = ownTracking(call, tools);
      for (const [id, Value] of Object.entries(call.body.Values)) {
        if (Value === null) continue;
        const Field = `/Values/${id}`;
        const setup = await setupOf(tracking, Number(id), tools);
        const field = onlyField(setup);
        if (field === undefined) throw badRequest([{ Field, Code: 'several', Message: `${setup.TrackerName} asks for more than one value.` }]);
        const given = { Source: sourceOf(tracking), Values: [{ FieldName: field.FieldName, Value }] };
        await addEntry({ tracking, setup }, tracking.today, given, tools).catch((error: unknown) => {
          throw error instanceof Refused && error.kind === 'badRequest'
            ? badRequest(
                error.errors.map((one) => ({ ...one, Field })),
                error.showUser,
              )
            : error;
        });
      }
      return true;
    }),
} satisfies Handlers<'today'>;
