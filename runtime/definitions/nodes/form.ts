import { z } from 'zod';
import { actionList } from '../actions';
import { expression, template, text } from '../shapes/expression';
import { common } from './every-node';
import type { NodeKind } from './node-kind';

/** A form, with what happens when it is filled. */
export const formNode = {
  shape: z.strictObject({
    ...common,
    form: z.string().describe('The form by its id.'),
    value: template.optional().describe('The data to edit, when it is opened.'),
    key: expression
      .optional()
      .describe(
        'What tells one record from another: when it changes, the form is opened anew, and what was typed is gone. A version of the record does not belong here but to "value": fresh data of the same record is taken over by itself.',
      ),
    once: z
      .literal(true)
      .optional()
      .describe(
        'Its value is read when it opens, and not again: for a form that itself sets what its value reads, such as a search that stands in the address.',
      ),
    isNew: z.boolean().optional().describe('The record is new: its defaults are filled in.'),
    input: template.optional(),
    onSubmit: actionList.describe('Done when the data is valid; `form` is the data.'),
    onChange: actionList
      .optional()
      .describe(
        'Done when a person has changed something and rests for a moment, and, of a form with "adds", when it is opened; `form` is the data, right or wrong.',
      ),
    mayBeLost: z
      .literal(true)
      .optional()
      .describe(
        'Nobody is asked before what they typed is lost, as they are by every other form that saves something: for what is typed to find or to prove something, and for what is kept elsewhere.',
      ),
    checkedWhen: expression.optional().describe('Says all faults at once, without waiting for a button, when this holds.'),
    on: z
      .record(z.string(), actionList)
      .optional()
      .describe(
        "What to do at the events of the fields' widgets, by field and event: mobile.resend; or for every field of a widget: *phone.resend. `event` is the detail, `form` the data.",
      ),
    label: text.optional().describe('Names the form for screen readers.'),
  }),
} satisfies NodeKind;
