import { z } from 'zod';
import { actionList } from '../actions';
import { template, text } from '../shapes/expression';
import { common } from './every-node';
import type { NodeKind } from './node-kind';

/** A widget outside a form. */
export const widgetNode = {
  shape: z.strictObject({
    ...common,
    widget: z.string().describe('The widget by its name.'),
    value: template.optional(),
    label: text.optional(),
    hideLabel: z.literal(true).optional().describe('Only screen readers get the label.'),
    options: template.optional(),
    on: z.record(z.string(), actionList).optional().describe("The actions for the widget's events; `event` is the detail."),
  }),
} satisfies NodeKind;
