import { z } from 'zod';
import { description, expression, id, schemaKey } from './expression';
import { sitePathText } from './site-path';

/** One condition under which a screen opens, beside its `allow`. */
const routeGuard = z
  .strictObject({
    why: z.string().describe('What it protects, in one sentence.'),
    passWhen: expression.describe('The screen opens while this is true. An expression that fails counts as false.'),
    otherwise: z.union([sitePathText, expression]).optional().describe('Where people go instead. Default: the page for people who may not open a screen.'),
  })
  .meta({ id: 'RouteGuard' });

/** The named conditions of screens: each is written once, and screens name it. */
export const guards = z
  .strictObject({
    $schema: schemaKey,
    id,
    kind: z.literal('guards'),
    description,
    guards: z.record(z.string(), routeGuard).describe('Each guard by its name, one word in camelCase.'),
  })
  .meta({ id: 'Guards' });
export type Guards = z.infer<typeof guards>;
