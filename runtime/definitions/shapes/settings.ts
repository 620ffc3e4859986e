import { z } from 'zod';
import { allow } from './allow';
import { actionList } from '../actions';
import { duration } from './duration';
import { description, expression, id, jsonSchema, pointer, schemaKey, template, text } from './expression';
import { icon } from './icon';
import { onDevice } from './on-device';
import { quantity } from './quantity';
import { usualWords, type WordName } from '../words';
import { sitePathText } from './site-path';

/** Constants of the product, each with its reason. Expressions read them as settings.<name>. */
export const constants = z
  .strictObject({
    $schema: schemaKey,
    id,
    kind: z.literal('constants'),
    for: z
      .literal('server')
      .optional()
      .describe(
        'server: only the server reads these constants; pages do not get them, and expressions that a page evaluates cannot read them. Default: both read them.',
      ),
    description,
    values: z
      .record(
        z.string(),
        z.strictObject({
          value: z
            .union([
              z.string(),
              z.number(),
              z.boolean(),
              z.array(z.string()),
              z.array(z.number()),
              expression,
              z.record(z.string(), z.string()),
              z.record(z.string(), z.array(z.string())),
              z.record(z.string(), z.array(z.array(z.number()).length(2)).min(1)),
              z.record(z.string(), quantity),
            ])
            .describe(
              'The value that expressions read: a text, a number, yes or no, a list, texts by name, lists of texts by name, points by name (for `interpolate`), or quantities by name. An expression is a rule that several places use, by `apply`.',
            ),
          reads: z.record(z.string(), jsonSchema).optional().describe('For a rule: its inputs, with the schema of each. It reads nothing else.'),
          gives: z.enum(['boolean', 'text', 'number', 'list', 'record']).optional().describe('For a rule: its result.'),
          schema: jsonSchema
            .optional()
            .describe('The schema of the value, also as changed by a customer. Default: its own kind; a number is greater than 0, and whole without a unit.'),
          unit: z.string().optional().describe('The unit of a number: seconds, years …'),
          read: z.literal(true).optional().describe('People read its texts, so they are translated.'),
          names: z.enum(['questionnaire']).optional().describe('The value is the id of a definition of this kind.'),
          why: z.string().optional().describe('The source of the value.'),
        }),
      )
      .describe('Each constant by its name, one word in camelCase.'),
    rules: z
      .array(
        z
          .strictObject({
            id,
            about: z.string().describe('The constant of this file at which the fault shows.'),
            validWhen: expression.describe('Must be true for the constants, also as changed by a customer; reads settings only.'),
            message: z.string().describe('The message if it is false.'),
          })
          .meta({ id: 'ConstantsRule' }),
      )
      .optional()
      .describe('Rules for the constants. The check reports where one is broken, and publishing is refused.'),
  })
  .meta({ id: 'Constants' });
export type Constants = z.infer<typeof constants>;

/** The menus: what stands in them, for whom. An item that leads to a screen shows to those who may open the screen. */
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
          to: sitePathText.optional().describe('The path of a screen.'),
          within: sitePathText
            .optional()
            .describe('The path of the area that it leads to: it is marked on each page of the area, not only on that of "to". With "to" only.'),
          onPress: actionList.optional().describe('Its actions, if it leads to no screen.'),
          icon: icon.optional(),
          chosenWhen: expression.optional().describe('True for the current one of several choices: it gets a mark. With "onPress" only.'),
          badge: expression.optional().describe('A number beside the text; 0 is hidden.'),
          group: text.optional().describe('The heading above it and its neighbors of the same heading, in an open menu.'),
          inMore: z.boolean().optional().describe('It is in the menu\'s "more".'),
          allow: allow.optional(),
          when: expression.optional(),
          place: z.string().describe('Its menu, as a node "menu" of a layout names it; section: beside the screens of a section.'),
          section: z.string().optional().describe('With place section: the screens beside which it shows.'),
        }),
      )
      .describe('Its items, in this order.'),
  })
  .meta({ id: 'Navigation' });
export type Navigation = z.infer<typeof navigation>;

/** The connection on which the server tells the page what has changed. Flows hear each message as the event live.<category>. */
const live = z
  .strictObject({
    path: sitePathText.describe('The address of the connection on the server.'),
    ticket: z
      .strictObject({
        call: z.string().describe('The operation that answers it.'),
        input: template.optional().describe('The input of the call.'),
        at: pointer.describe('The place of the ticket in the answer.'),
      })
      .describe('The one-use ticket that opens the connection.'),
    topics: z.array(expression).describe('The topics to which the page listens while a person is signed in, as texts; null means none.'),
    ignored: z.array(z.string()).describe('Messages of these categories are dropped.'),
    retry: z
      .strictObject({ first: duration.describe('The first wait.'), longest: duration.describe('The maximum wait.') })
      .describe('How long a lost connection waits before the next attempt: twice as long each time.'),
    silence: duration.describe('A server without a sign of life for this long is given up.'),
    failures: z
      .strictObject({
        subscribe: z.string().describe('The server refuses the page as a listener.'),
        publish: z.string().describe('A message could not be published.'),
        create: z.string().describe('The connection could not be opened.'),
        process: z.string().describe('A message could not be processed.'),
      })
      .describe('The reports of failures. People at the page do not see them.'),
  })
  .meta({ id: 'Live' });
export type Live = z.infer<typeof live>;

const source = z
  .string()
  .regex(
    /^https:\/\/(\*\.)?([a-z0-9-]+\.)+[a-z]{2,63}(:[0-9]{1,5})?$/,
    'A source is https:// and a host, such as https://media.example.com, or https://*.example.com for all hosts below it, without a path.',
  );

/** What the page itself says: each text by its name, so that an overlay or a translation replaces it. */
const words = z.strictObject(
  Object.fromEntries(Object.entries(usualWords).map(([name, usual]) => [name, z.string().min(1).optional().describe(`Default: ${usual}`)])) as {
    [Name in WordName]: z.ZodOptional<z.ZodString>;
  },
);

/** From where else than from this site a page may load something. */
const sources = z.strictObject({
  pictures: z.array(source).optional().describe('Of pictures.'),
  videos: z.array(source).optional().describe('For videos and sound.'),
  frames: z.array(source).optional().describe('For pages within a page.'),
  scripts: z.array(source).optional().describe('For scripts. A script can do whatever the page can, so name only sites that you fully trust.'),
});
export type Sources = z.infer<typeof sources>;

const lossQuestion = z.strictObject({
  title: text,
  text: text.describe('What is lost, and what stays.'),
  leave: text.describe('The button that loses the changes.'),
  stay: text.describe('The button that keeps them.'),
});

/** What runs for the whole application: its flows, its home and where people sign in. */
export const app = z
  .strictObject({
    $schema: schemaKey,
    id,
    kind: z.literal('app'),
    description,
    name: z.string().describe("The application's name, in the bar and in the title of the page."),
    layout: z.string().describe('The layout of screens that name none.'),
    home: sitePathText.describe('Where / leads.'),
    signIn: sitePathText.describe('The page for people who must sign in first.'),
    notFound: sitePathText.describe('The page for an unknown path.'),
    unauthorized: sitePathText.describe('The page for people who may not open a screen.'),
    redirects: z.record(sitePathText, sitePathText).optional().describe('Paths that lead to others.'),
    readyWhen: expression.optional().describe('Screens open once this is true; it may read the state of the flows.'),
    stored: z
      .record(z.string(), z.strictObject({ key: z.string().describe('The name under which the browser stores it.'), schema: jsonSchema }))
      .optional()
      .describe('Values that the browser keeps for the next visit, by the name that expressions read: stored.<name>.'),
    keepsColumns: z
      .string()
      .optional()
      .describe('The value of `stored` that keeps the columns that people have chosen, by person and table. Default: for this visit only.'),
    breakpoints: z
      .strictObject({
        phone: z.number().describe('A window up to this width, in pixels, is a phone.'),
        tablet: z.number().describe('A window up to this width, in pixels, is a tablet; a wider one is a desktop.'),
        menu: z.number().describe('From this width on, in pixels, the main menu is in the bar.'),
      })
      .describe('The widths at which the page changes its layout.'),
    flows: z.array(z.string()).describe('Flows that start with the application and never stop.'),
    session: z.string().describe('The operation that answers who is signed in.'),
    live: live.optional().describe('The connection on which the server reports changes.'),
    widgetPackages: z
      .array(z.string())
      .optional()
      .describe('Packages with widgets of their own: their names, or the paths of their folders, such as ./widgets-of-acme.'),
    notifyFor: z.strictObject({ milliseconds: z.number().positive().describe('In milliseconds.') }).describe('How long a message stays.'),
    sources: sources
      .optional()
      .describe(
        'The other sites from which pages may load something. The browser blocks all others (Content-Security-Policy), and the check refuses them in definitions.',
      ),
    words: words.optional().describe('Texts of the page itself, beside those of definitions; {name} is the thing that the text is about.'),
    callFailed: text.describe('The message of a failed call without one of its own.'),
    offline: text,
    onDevice: onDevice.optional().describe('What the browser keeps for the time without a network. Default: nothing.'),
    lostChanges: z
      .strictObject({
        leave: lossQuestion.describe('The question when a page is left.'),
        close: lossQuestion.describe('The question when a dialog is closed.'),
      })
      .describe('The questions before changes are lost.'),
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
    color: z
      .string()
      .regex(/^#[0-9a-fA-F]{6}$/, 'A color is # and six digits from 0 to f, such as #12695b.')
      .describe('The main color, as #rrggbb.'),
    name: z.string().describe("The application's name."),
    companyColor: expression.optional().describe('The color from the session; overrides "color". Invalid values are ignored.'),
    helpColor: expression.optional().describe('The color of help texts in a layout with one card in the middle, as #rrggbb. Invalid values are ignored.'),
    darkTextAbove: z
      .number()
      .min(0)
      .max(255)
      .optional()
      .describe('Above this luminance, 0 to 255, text on the main color is dark, otherwise light. Default: whichever has more contrast.'),
    shade: z.number().min(0).max(1).optional().describe('The share by which the dark and the light shade differ from the main color.'),
    halfOpacity: z.number().min(0).max(1).optional().describe('The opacity of the main color in translucent areas.'),
    scheme: z
      .union([z.enum(['light', 'dark', 'device']), expression])
      .optional()
      .describe('Light or dark pages; `device` follows the operating system, and so does an unknown value of an expression. Default: light.'),
  })
  .meta({ id: 'Branding' });
export type Branding = z.infer<typeof branding>;
