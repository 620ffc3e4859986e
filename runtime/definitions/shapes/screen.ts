import { z } from 'zod';
import { actionList } from '../actions';
import { allow } from './allow';
import { description, expression, id, jsonSchema, schemaKey, text } from './expression';
import { node } from '../nodes';
import { screenParts } from './screen-parts';
import { sitePathText } from './site-path';

/** One place of the application. */
export const screen = z
  .strictObject({
    $schema: schemaKey,
    id,
    kind: z.literal('screen'),
    description,
    path: sitePathText
      .optional()
      .describe('What the address bar shows; :name is a parameter. Without it, it stands in other screens, by a node `screen`, and has no place of its own.'),
    aliases: z.array(sitePathText).optional().describe('Other paths that lead here.'),
    places: z
      .array(
        z.strictObject({
          path: sitePathText.describe('What the address bar shows; :name is a parameter.'),
          title: text,
          allow: allow.optional(),
          guards: z.array(z.string()).optional().describe("Instead of the screen's own."),
        }),
      )
      .optional()
      .describe('Further places of the same screen, each with a title and guards of its own; `route.title` is the title of the one that is open.'),
    query: z.record(z.string(), jsonSchema).optional().describe('Query parameters that this screen reads, as `route.query.name`.'),
    title: text,
    layout: z.string().optional().describe("The layout around it, by its id. Without it the application's usual one."),
    section: z
      .string()
      .optional()
      .describe('The part of the application it belongs to: the items of the navigation with this section stand beside it as a menu.'),
    allow,
    guards: z.array(z.string()).optional().describe('Further conditions, by the names of schemas/settings/*.guards.json, asked in this order.'),
    onOpen: actionList.optional(),
    holdsDialogs: z.literal(true).optional().describe('While it is open, no dialog opens that a flow opens with `waits`.'),
    confirmLeaveWhen: expression
      .optional()
      .describe(
        'Another screen opens, and the page is closed or loaded anew, only after a question while this holds; not while one of its forms is being sent.',
      ),
    ...screenParts,
    body: z.array(node),
  })
  .meta({ id: 'Screen' });
export type Screen = z.infer<typeof screen>;
