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
        'server: only the server reads these constants. No page gets them, and no expression that a page evaluates may read them. Without it they are for both.',
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
              'What expressions read: a text, a number, yes or no, a list, texts by name, lists of texts by name, points by name, as `interpolate` takes them, or quantities by name. An expression is a rule that several places ask, by `apply`.',
            ),
          reads: z.record(z.string(), jsonSchema).optional().describe('Of a rule: what it reads, with the schema of each. It reads nothing else.'),
          gives: z.enum(['boolean', 'text', 'number', 'list', 'record']).optional().describe('Of a rule: what it comes to.'),
          schema: jsonSchema
            .optional()
            .describe(
              'What the value may be, also as a customer changes it. Without it: of the kind that it has; a number is more than 0, and whole where it has no unit.',
            ),
          unit: z.string().optional().describe('What a number counts: seconds, years …'),
          read: z.literal(true).optional().describe('People read its texts: they are said in the language of whoever reads them.'),
          names: z.enum(['questionnaire']).optional().describe('The value is the id of a definition of this kind.'),
          why: z.string().optional().describe('Where the value comes from.'),
        }),
      )
      .describe('Each constant by its name, one word in camelCase.'),
    rules: z
      .array(
        z
          .strictObject({
            id,
            about: z.string().describe('The constant of this file that is wrong where the rule does not hold.'),
            validWhen: expression.describe('Must hold of the constants, also as a customer has changed them; it reads settings only.'),
            message: z.string().describe('What is said otherwise.'),
          })
          .meta({ id: 'ConstantsRule' }),
      )
      .optional()
      .describe('What must be true of the constants. The check says where it is not, and nothing is published.'),
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
          onPress: actionList.optional().describe('What it does, where it leads to no screen.'),
          icon: icon.optional(),
          chosenWhen: expression.optional().describe('It is the one that applies, of several to choose from: it has a mark. With "onPress" only.'),
          badge: expression.optional().describe('A number beside the text; none is shown for 0.'),
          group: text.optional().describe('The heading under which it stands in an opened menu, with its neighbours of the same heading.'),
          inMore: z.boolean().optional().describe('Stands in the menu\'s "more".'),
          allow: allow.optional(),
          when: expression.optional(),
          place: z.string().describe('The menu in which it stands, as a node "menu" of a layout names it; section: beside the screens of a section.'),
          section: z.string().optional().describe('With place section: the screens beside which it stands.'),
        }),
      )
      .describe('Its items, in this order.'),
  })
  .meta({ id: 'Navigation' });
export type Navigation = z.infer<typeof navigation>;

/** The connection on which the server tells the page what has changed. Flows hear each message as the event live.<category>. */
const live = z
  .strictObject({
    path: sitePathText.describe('Where the server takes the connection.'),
    ticket: z
      .strictObject({
        call: z.string().describe('The operation that answers it.'),
        input: template.optional().describe('What the call is given.'),
        at: pointer.describe('Where the ticket stands in the answer.'),
      })
      .describe('What opens the connection, once.'),
    topics: z.array(expression).describe('What the page listens to while somebody is signed in, as texts; one that is null is left out.'),
    ignored: z.array(z.string()).describe('Messages of these categories are not passed on.'),
    retry: z
      .strictObject({ first: duration.describe('The first wait.'), longest: duration.describe('No wait is longer.') })
      .describe('How long a lost connection waits to come back: twice as long each time.'),
    silence: duration.describe('A server from which nothing is heard for so long is given up.'),
    failures: z
      .strictObject({
        subscribe: z.string().describe('The server does not let the page listen.'),
        publish: z.string().describe('Something could not be said to others.'),
        create: z.string().describe('No connection could be made.'),
        process: z.string().describe('A message could not be passed on.'),
      })
      .describe('What is reported of failures. People at the page are not shown it.'),
  })
  .meta({ id: 'Live' });
export type Live = z.infer<typeof live>;

const source = z
  .string()
  .regex(
    /^https:\/\/(\*\.)?([a-z0-9-]+\.)+[a-z]{2,63}(:[0-9]{1,5})?$/,
    'A source is https:// and a host, such as https://media.example.com, or https://*.example.com for all below it. It has no path.',
  );

/** What the page itself says: each text by its name, so that an overlay or a translation replaces it. */
const words = z.strictObject(
  Object.fromEntries(Object.entries(usualWords).map(([name, usual]) => [name, z.string().min(1).optional().describe(`Without it: ${usual}`)])) as {
    [Name in WordName]: z.ZodOptional<z.ZodString>;
  },
);

/** From where else than from this site a page may load something. */
const sources = z.strictObject({
  pictures: z.array(source).optional().describe('Of pictures.'),
  videos: z.array(source).optional().describe('Of videos and sound.'),
  frames: z.array(source).optional().describe('Of pages that are shown within a page.'),
  scripts: z.array(source).optional().describe('Of scripts. They can do whatever the page can: name only whom you trust as yourself.'),
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
    name: z.string().describe('What the application is called, in the bar and in the title of the page.'),
    layout: z.string().describe('The layout of a screen that names none.'),
    home: sitePathText.describe('Where / leads.'),
    signIn: sitePathText.describe('Where people go who must sign in first.'),
    notFound: sitePathText.describe('Where an unknown path leads.'),
    unauthorized: sitePathText.describe('Where people go who may not open a screen.'),
    redirects: z.record(sitePathText, sitePathText).optional().describe('Paths that lead to others.'),
    readyWhen: expression.optional().describe('No screen opens before this holds; it may read how the flows stand.'),
    stored: z
      .record(z.string(), z.strictObject({ key: z.string().describe('The name under which the browser keeps it.'), schema: jsonSchema }))
      .optional()
      .describe('What the browser keeps for the next visit, by the name that expressions read: stored.<name>.'),
    keepsColumns: z
      .string()
      .optional()
      .describe(
        'The thing of `stored` in which the page keeps which columns people have chosen, by the person and the table. Without it: for this visit only.',
      ),
    breakpoints: z
      .strictObject({
        phone: z.number().describe('Up to this width, in pixels, it is a phone.'),
        tablet: z.number().describe('Up to this width, in pixels, it is a tablet; above, a desktop.'),
        menu: z.number().describe('From this width on, in pixels, the main menu stands in the bar.'),
      })
      .describe('Where the page changes its arrangement.'),
    flows: z.array(z.string()).describe('Started with the application and never stopped.'),
    session: z.string().describe('The operation that answers who is signed in.'),
    live: live.optional().describe('The connection on which the server tells what has changed.'),
    widgetPackages: z
      .array(z.string())
      .optional()
      .describe('Packages that bring widgets of their own: their names, or the paths of their folders, such as ./widgets-of-acme.'),
    notifyFor: z.strictObject({ milliseconds: z.number().positive().describe('In milliseconds.') }).describe('How long a message stays.'),
    sources: sources
      .optional()
      .describe(
        'From where else than from this site pages load something. Browsers refuse all else (Content-Security-Policy), and the check what definitions name.',
      ),
    words: words.optional().describe('Texts that the page itself has, beside those of definitions; {name} stands for what is meant.'),
    callFailed: text.describe('The message of a failed call that has none of its own.'),
    offline: text,
    onDevice: onDevice.optional().describe('What the browser keeps for the time without a network. Without it: nothing.'),
    lostChanges: z
      .strictObject({ leave: lossQuestion.describe('Of a page that is left.'), close: lossQuestion.describe('Of a dialog that is closed.') })
      .describe('What is asked before changes are lost.'),
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
      .regex(/^#[0-9a-fA-F]{6}$/, 'A colour is # and six digits from 0 to f, such as #12695b.')
      .describe('The main colour, as #rrggbb.'),
    name: z.string().describe('What the application is called.'),
    companyColor: expression.optional().describe('The colour that comes with the session; it goes before "color". What is no #rrggbb is passed over.'),
    helpColor: expression.optional().describe('The colour of help texts where a layout has one card in the middle, as #rrggbb. What is none is passed over.'),
    darkTextAbove: z
      .number()
      .min(0)
      .max(255)
      .optional()
      .describe('Above this luminance, 0 to 255, text on the main colour is dark, else light. Without it, whichever can be read better.'),
    shade: z.number().min(0).max(1).optional().describe('The share by which the dark and the light shade of the main colour differ from it.'),
    halfOpacity: z.number().min(0).max(1).optional().describe('The opacity of the main colour where the ground shines through.'),
    scheme: z
      .union([z.enum(['light', 'dark', 'device']), expression])
      .optional()
      .describe('Light or dark pages; device: as the device has it, which is also what any other value of an expression comes to. Without it: light.'),
  })
  .meta({ id: 'Branding' });
export type Branding = z.infer<typeof branding>;
