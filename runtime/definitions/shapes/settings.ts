import { z } from 'zod';
import { allow } from './allow';
import { description, expression, id, schemaKey, text } from './expression';

/** Constants of the product, each with its reason. Expressions read them as settings.<name>. */
export const constants = z
  .strictObject({
    $schema: schemaKey,
    id,
    kind: z.literal('constants'),
    description,
    values: z
      .record(
        z.string(),
        z.strictObject({
          value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.array(z.number())]).describe('What expressions read.'),
          unit: z.string().optional().describe('What a number counts: seconds, years …'),
          why: z.string().optional().describe('Where the value comes from.'),
        }),
      )
      .describe('Each constant by its name, one word in camelCase.'),
  })
  .meta({ id: 'Constants' });
export type Constants = z.infer<typeof constants>;

/** The menu: what stands in the top bar, for whom. */
export const navigation = z
  .strictObject({
    $schema: schemaKey,
    id,
    kind: z.literal('navigation'),
    description,
    items: z
      .array(
        z.strictObject({
          id,
          label: text,
          to: z.string().startsWith('/').describe('The path of a screen.'),
          allow: allow.optional(),
          when: expression.optional(),
          place: z
            .enum(['main', 'profile', 'section'])
            .describe("main: in the bar; profile: among what is one's own; section: beside the screens of a section."),
          section: z.string().optional().describe('With place section: the screens beside which it stands.'),
        }),
      )
      .describe('Its items, in this order.'),
  })
  .meta({ id: 'Navigation' });
export type Navigation = z.infer<typeof navigation>;

/** What runs for the whole application: its flows, its home and where people sign in. */
export const app = z
  .strictObject({
    $schema: schemaKey,
    id,
    kind: z.literal('app'),
    description,
    name: z.string().describe('What the application is called, in the bar and in the title of the page.'),
    home: z.string().startsWith('/').describe('Where / leads.'),
    signIn: z.string().startsWith('/').describe('Where people go who must sign in first.'),
    notFound: z.string().startsWith('/').describe('Where an unknown path leads.'),
    unauthorized: z.string().startsWith('/').describe('Where people go who may not open a screen.'),
    flows: z.array(z.string()).describe('Started with the application and never stopped.'),
    session: z.string().describe('The operation that answers who is signed in.'),
    notifyFor: z.strictObject({ milliseconds: z.number().positive().describe('In milliseconds.') }).describe('How long a message stays.'),
    callFailed: text.describe('The message of a failed call that has none of its own.'),
    offline: text,
  })
  .meta({ id: 'App' });
export type App = z.infer<typeof app>;

/** How the application looks before a company's own branding arrives. */
export const branding = z
  .strictObject({
    $schema: schemaKey,
    id,
    kind: z.literal('branding'),
    description,
    color: z.string().describe('The main colour, as #rrggbb.'),
    name: z.string().describe('What the application is called.'),
  })
  .meta({ id: 'Branding' });
export type Branding = z.infer<typeof branding>;
