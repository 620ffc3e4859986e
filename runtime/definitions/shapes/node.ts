import { z } from 'zod';
import { type Actions, actionList } from './action';
import { type Duration, duration } from './duration';
import { type Allow, allow } from './allow';
import { type IconName, iconNames } from '../icon-names';
import { type FurtherItems, furtherItems, type MenuLook, type Opener, opener } from './menu';
import { picture, type Picture } from './picture';
import { description, type Expression, expression, id, pointer, template, type Text, text } from './expression';

const stateTest = z.strictObject({
  state: z.union([z.string(), z.array(z.string()).min(1)]).describe('A state of the flow, or one of several; Parent.Child names a nested one.'),
});

/** When a node shows: an expression, or a state of the screen's flow. */
export type When = Expression | z.infer<typeof stateTest>;
const when: z.ZodType<When> = z.union([expression, stateTest]);

interface NodeCommon {
  id: string;
  when?: When;
  allow?: Allow;
  description?: string;
}
const common = {
  id,
  when: when.optional().describe('Shows it only while this holds.'),
  allow: allow.optional().describe('Shows it only to these. The server decides all the same.'),
  description,
};

export type Node = NodeCommon &
  (
    | { text: Text; as?: 'title' | 'heading' | 'subheading' | 'body' | 'caption' | 'badge'; tone?: Tone; focusOn?: Expression }
    | { stack: Node[]; gap?: Gap; width?: 'narrow' | 'normal' | 'wide' }
    | { row: Node[]; gap?: Gap; align?: 'start' | 'center' | 'end' | 'between' }
    | { columns: Node[]; gap?: Gap; widths?: number[]; atLeast?: number; keepWidth?: true }
    | { card: Node[]; title?: Text; label?: Text }
    | { alert: Text; tone?: Tone }
    | {
        button: Text;
        onPress: Actions;
        look?: 'primary' | 'secondary' | 'quiet' | 'danger';
        icon?: IconName;
        hideText?: true;
        enabledWhen?: Expression;
        busyWhen?: Expression;
        submits?: string;
      }
    | { tile: Text; icon: Picture; caption?: Text; onPress: Actions }
    | { link: Text; to: string | Expression; newWindow?: true }
    | { await: string[]; show: Node[]; failed?: Text; empty?: { when: Expression; text: Text }; shape?: 'none' | 'text' | 'form' | 'table' }
    | { each: Expression; key: Expression; show: Node[]; empty?: Text }
    | {
        form: string;
        value?: unknown;
        key?: Expression;
        isNew?: boolean;
        input?: unknown;
        onSubmit: Actions;
        onChange?: Actions;
        checkedWhen?: Expression;
        on?: Record<string, Actions>;
        label?: Text;
      }
    | { table: string; input?: unknown; selected?: string; on?: Record<string, Actions>; label: Text }
    | { widget: string; value?: unknown; label?: Text; options?: unknown; on?: Record<string, Actions> }
    | { tabs: Tab[]; label: Text; selected?: string; open?: Expression; onSelect?: Actions }
    | { accordion: Panel[]; many?: boolean; open?: string[] }
    | { sideBar: Node[]; label: Text; beside: Node[]; open?: boolean }
    | { menu: string; label: Text; look?: MenuLook; folded?: string[]; more?: Text; opener?: Opener; further?: FurtherItems; leaveAfter?: Duration }
    | { popover: Node[]; opener: Opener; leaveAfter?: Duration }
    | { logo: Text; image?: Expression; to: string }
    | { why: Expression; formulas: string; names: { field: string; group: string }; label: Text }
  );

/** One of the parts of which tabs and accordions show some at a time. */
export type Panel = NodeCommon & { label: Text; show: Node[]; enabledWhen?: Expression };

/** A part that may say why it cannot be opened. */
export type Tab = Panel & { disabledText?: Text };

export type Tone = 'info' | 'success' | 'warning' | 'error';
export type Gap = 'none' | 'small' | 'medium' | 'large';

const tone = z.enum(['info', 'success', 'warning', 'error']).optional().describe('What it says by its colour and its sign.');
const gap = z.enum(['none', 'small', 'medium', 'large']).optional().describe('The space between its parts.');
const children = z.lazy(() => z.array(node));
const panel = z.strictObject({
  ...common,
  label: text.describe('What opens it.'),
  show: children,
  enabledWhen: expression.optional().describe('It can be opened while this holds.'),
});
const tab = panel.extend({ disabledText: text.optional().describe('Says why it cannot be opened, while "enabledWhen" does not hold.') });

const leaveAfter = duration.optional().describe('How long after the pointer has left it closes.');

/** Each kind of node, by the key that names it. */
export const nodeShapes = {
  text: z.strictObject({
    ...common,
    text,
    as: z.enum(['title', 'heading', 'subheading', 'body', 'caption', 'badge']).optional().describe('What kind of text it is; body without it.'),
    focusOn: expression
      .optional()
      .describe('Takes the focus whenever this value changes, so that keyboard and screen reader go on here: for the heading of what has just been replaced.'),
    tone,
  }),
  stack: z.strictObject({
    ...common,
    stack: children.describe('One below the other.'),
    gap,
    width: z.enum(['narrow', 'normal', 'wide']).optional().describe('narrow 440 px, normal 760 px, wide all there is.'),
  }),
  row: z.strictObject({
    ...common,
    row: children.describe('Side by side; wraps where there is no room.'),
    gap,
    align: z.enum(['start', 'center', 'end', 'between']).optional().describe('Where its parts stand in the row; between: spread over it.'),
  }),
  columns: z.strictObject({
    ...common,
    columns: children.describe('Columns on a wide screen, one below the other on a phone.'),
    gap,
    widths: z.array(z.number().positive()).optional().describe('The share of each column.'),
    atLeast: z
      .number()
      .min(120)
      .max(800)
      .optional()
      .describe('Instead of shares: as many columns of one width as there is room for, each at least so many pixels wide.'),
    keepWidth: z.literal(true).optional().describe('With "atLeast": few parts do not fill the row; each is as wide as where there are many.'),
  }),
  card: z.strictObject({
    ...common,
    card: children,
    title: text.optional(),
    label: text.optional().describe('Names the region for screen readers, where there is no title.'),
  }),
  alert: z.strictObject({ ...common, alert: text, tone }),
  button: z.strictObject({
    ...common,
    button: text,
    onPress: actionList,
    look: z.enum(['primary', 'secondary', 'quiet', 'danger']).optional().describe('primary: the one most people press; danger: takes something away.'),
    icon: z.enum(iconNames).optional().describe('A picture before the text.'),
    hideText: z.literal(true).optional().describe('Only the picture shows; the text is read by screen readers, and shows while the pointer rests.'),
    enabledWhen: expression.optional(),
    busyWhen: expression.optional().describe('Shows that it is at work, and cannot be pressed again.'),
    submits: z.string().optional().describe('The form node that Enter in a field submits by this button.'),
  }),
  tile: z.strictObject({
    ...common,
    tile: text.describe('The name on a card to press.'),
    icon: picture.describe('The picture on it.'),
    caption: text.optional().describe('A line below the name.'),
    onPress: actionList,
  }),
  link: z.strictObject({
    ...common,
    link: text,
    to: z.union([z.string().startsWith('/'), expression]),
    newWindow: z.literal(true).optional().describe('Opens in a new window, and may lead to an https address elsewhere.'),
  }),
  await: z.strictObject({
    ...common,
    await: z
      .array(z.string())
      .min(1)
      .describe('The declared data that must be there. Until then a placeholder shows; a failure shows with a button to try again.'),
    show: children,
    failed: text.optional().describe('What a failure says. Without it: This could not be loaded.'),
    empty: z.strictObject({ when: expression, text }).optional().describe('What shows instead when there is nothing.'),
    shape: z.enum(['none', 'text', 'form', 'table']).optional().describe('What the placeholder looks like; none where what comes is small, or often nothing.'),
  }),
  each: z.strictObject({
    ...common,
    each: expression.describe('The list; each element is `item`.'),
    key: expression.describe('What tells one element from another, by `item`.'),
    show: children,
    empty: text.optional(),
  }),
  form: z.strictObject({
    ...common,
    form: z.string().describe('The form by its id.'),
    value: template.optional().describe('The data to edit, when it is opened.'),
    key: expression.optional().describe('What tells one record from another: when it changes, the form is opened anew.'),
    isNew: z.boolean().optional().describe('The record is new: its defaults are filled in.'),
    input: template.optional(),
    onSubmit: actionList.describe('Done when the data is valid; `form` is the data.'),
    onChange: actionList
      .optional()
      .describe(
        'Done when a person has changed something and rests for a moment, and, of a form with "adds", when it is opened; `form` is the data, right or wrong.',
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
  table: z.strictObject({
    ...common,
    table: z.string().describe('The table by its id.'),
    input: template.optional(),
    selected: z.string().optional().describe("The variable of `state` that holds the chosen rows' keys."),
    on: z.record(z.string(), actionList).optional().describe("What to do at the table's events; `event` is the payload."),
    label: text.describe('Names the table for screen readers.'),
  }),
  widget: z.strictObject({
    ...common,
    widget: z.string().describe('The widget by its name.'),
    value: template.optional(),
    label: text.optional(),
    options: template.optional(),
    on: z.record(z.string(), actionList).optional().describe("What to do at the widget's events; `event` is the detail."),
  }),
  tabs: z.strictObject({
    ...common,
    tabs: z.array(tab).min(1).describe('One at a time. What was opened once keeps what was typed in it.'),
    label: text.describe('Names the tabs for screen readers.'),
    selected: z.string().optional().describe('The variable of `state` that holds the id of the open one. Without it they keep it themselves.'),
    open: expression.optional().describe('The id of the open one, instead of a variable: pressing another does nothing but "onSelect".'),
    onSelect: actionList.optional().describe('Done when a person opens another one; `event` is its id.'),
  }),
  accordion: z.strictObject({
    ...common,
    accordion: z.array(panel).min(1).describe('Headings that open and close what is below them.'),
    many: z.boolean().optional().describe('Several may be open at a time.'),
    open: z.array(z.string()).optional().describe('The ids of those that are open at first.'),
  }),
  sideBar: z.strictObject({
    ...common,
    sideBar: children.describe('What stands in the bar: 280 px wide, 64 folded; above the page on a phone; locked open from 1280 px.'),
    label: text.describe('Names the bar.'),
    beside: children.describe('What stands beside it.'),
    open: z.boolean().optional().describe('It is unfolded at first, where it can be folded.'),
  }),
  menu: z.strictObject({
    ...common,
    menu: z.string().describe('The items of the navigation with this place.'),
    label: text.describe('Names the menu for screen readers.'),
    look: z
      .enum(['bar', 'drop', 'list'])
      .optional()
      .describe('bar: side by side, behind a button where there is no room; drop: behind a button; list: one after another.'),
    folded: z.array(z.string()).optional().describe('With look bar: the places whose items it takes in where there is no room for a bar.'),
    more: text.optional().describe('The button behind which items with "inMore" stand.'),
    opener: opener.optional().describe('What opens it, with look drop.'),
    further: furtherItems.optional().describe('Items that come from data; they stand behind those of the navigation.'),
    leaveAfter,
  }),
  popover: z.strictObject({ ...common, popover: children.describe('What shows when it is opened.'), opener: opener.describe('What opens it.'), leaveAfter }),
  logo: z.strictObject({
    ...common,
    logo: text.describe('The name, read where there is no picture.'),
    image: expression.optional().describe('The address of the picture.'),
    to: z.string().startsWith('/').describe('Where it leads.'),
  }),
  why: z.strictObject({
    ...common,
    why: expression.describe('A record whose fields show and hide by formulas. One of them is chosen; then it is said why it shows or not, with the answers.'),
    formulas: z.string().describe('The formulas that say where the record holds what.'),
    names: z
      .strictObject({ field: pointer.describe('In a field: what it is called.'), group: pointer.describe('In a group: what it is called.') })
      .describe('By which names they are spoken of.'),
    label: text.describe('What stands above the list of fields.'),
  }),
} satisfies Record<string, z.ZodType>;
export type NodeName = keyof typeof nodeShapes;

export const node: z.ZodType<Node> = z
  .union(Object.values(nodeShapes) as unknown as [z.ZodType<Node>, z.ZodType<Node>])
  .meta({ id: 'Node', description: 'One part of a screen.' });
