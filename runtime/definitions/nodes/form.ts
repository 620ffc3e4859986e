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
    value: template.optional().describe('The data to edit, read when the form opens.'),
    key: expression
      .optional()
      .describe(
        'What identifies the record: a new value opens the form again and drops what was typed. Put the version of a record into "value" instead: the form takes over fresh data of the same record.',
      ),
    once: z
      .literal(true)
      .optional()
      .describe('Reads its value only when it opens: for a form that itself sets what its value reads, such as a search in the address.'),
    isNew: z.boolean().optional().describe('The record is new: its defaults are filled in.'),
    input: template.optional(),
    onSubmit: actionList.describe('Runs when the data is valid; `form` is the data.'),
    onChange: actionList
      .optional()
      .describe('Runs when the person has changed something and pauses; in a form with "adds" also when it opens. `form` is the data, valid or not.'),
    mayBeLost: z
      .enum(['kept'])
      .or(z.literal(true))
      .optional()
      .describe(
        'Unsaved input may be lost without a question: for forms that search or verify. `kept`: "onChange" keeps the values elsewhere, so that only text that cannot be read asks. By default every form that saves something asks.',
      ),
    checkedWhen: expression.optional().describe('Shows all faults at once, before a submission, when this becomes true.'),
    on: z
      .record(z.string(), actionList)
      .optional()
      .describe(
        "The actions for events of the fields' widgets, by field and event: mobile.resend; or for every field of a widget: *phone.resend. `event` is the detail, `form` the data.",
      ),
    label: text.optional().describe('Names the form for screen readers.'),
  }),
} satisfies NodeKind;
