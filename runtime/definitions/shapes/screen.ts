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
      .describe('The path in the address bar; :name is a parameter. A screen without a path is placed in other screens, by a node `screen`.'),
    aliases: z.array(sitePathText).optional().describe('Other paths that lead here.'),
    places: z
      .array(
        z.strictObject({
          path: sitePathText.describe('The path in the address bar; :name is a parameter.'),
          title: text,
          allow: allow.optional(),
          guards: z.array(z.string()).optional().describe("Replaces the screen's own."),
        }),
      )
      .optional()
      .describe('Further paths of the same screen, each with its own title and guards; `route.title` is the title of the open one.'),
    query: z.record(z.string(), jsonSchema).optional().describe('Query parameters that this screen reads, as `route.query.name`.'),
    title: text,
    layout: z.string().optional().describe('The layout around it, by its id. Default: the layout of the application.'),
    section: z
      .string()
      .optional()
      .describe('The section of the application that it belongs to: the navigation items of this section show beside it as a menu.'),
    allow,
    guards: z.array(z.string()).optional().describe('Further conditions, by the names of schemas/settings/*.guards.json, checked in this order.'),
    onOpen: actionList.optional(),
    holdsDialogs: z.literal(true).optional().describe('While it is open, dialogs that a flow opens with `waits` do not open.'),
    confirmLeaveWhen: expression
      .optional()
      .describe(
        'While this is true, the person is asked before another screen opens, and before the page closes or reloads; not while one of its forms is being sent.',
      ),
    ...screenParts,
    body: z.array(node),
  })
  .meta({ id: 'Screen' });
export type Screen = z.infer<typeof screen>;
