import type { Meta, StoryObj } from '@storybook/react-vite';
import { revisionIn } from '../../.storybook/languages';
import { Staged } from '../../.storybook/stages/ScreenStage';
import { withStage } from '../../.storybook/stages/stage-of';
import type { CompiledForm, Revision } from '../definitions/compiled';
import type { Node } from '../definitions/nodes';
import type { Table } from '../definitions/shapes/table';

const table: Table = {
  id: 'entries',
  kind: 'table',
  input: { type: 'object' },
  rows: {
    from: {
      $: "[{'Id': 'a', 'What': 'Monday, a long walk by the river', 'Distance': 7.5}, {'Id': 'b', 'What': 'Tuesday', 'Distance': 3}, {'Id': 'c', 'What': 'Wednesday', 'Distance': 12}]",
    },
  },
  key: '/Id',
  columns: [
    { id: 'what', at: '/What', label: 'Day', grow: 2 },
    { id: 'distance', at: '/Distance', label: 'Distance', cell: 'unit', options: { unit: 'km' } },
  ],
  edit: { form: 'entry', columns: ['distance'], onSave: [{ notify: 'Saved.', tone: 'success' }] },
};

const form: CompiledForm = {
  id: 'entry',
  kind: 'form',
  data: {
    type: 'object',
    additionalProperties: false,
    properties: { Distance: { type: 'number', exclusiveMinimum: 0, maximum: 100 } },
    required: ['Distance'],
  },
  fields: [{ id: 'how-far', at: '/Distance', widget: 'number', label: 'Distance' }],
};

const shown: Record<string, Node> = {
  Edited: { id: 'entries', table: 'entries', label: 'Entries' },
  Opened: {
    id: 'entries',
    table: 'entries',
    label: 'Entries',
    detail: [
      {
        id: 'more',
        label: { text: 'More about {what}', values: { what: { $: 'row.What' } } },
        show: [{ id: 'words', text: { text: '{km} km, as the phone has counted it.', values: { km: { $: 'row.Distance' } } } }],
      },
    ],
  },
};

const made = new Map<string, Revision>();

/** The stage with a table of its own. The same object for the same kind: a stage starts once. */
function revisionWith(kind: string, language: string): Revision {
  const key = `${kind} ${language}`;
  const found = made.get(key);
  if (found) return found;
  const revision = withStage(revisionIn('base', language), `rows ${kind}`, () => [shown[kind]!]);
  const stage = revision.screens.stage!;
  const own = { ...stage, tables: { ...stage.tables, entries: table }, forms: { ...stage.forms, entry: form } };
  const whole = { ...revision, screens: { ...revision.screens, stage: own } };
  made.set(key, whole);
  return whole;
}

/** Rows that open, and cells that are edited where they stand. */
const RowsStage = ({ kind, language = 'en' }: { kind: string; language?: string }) => <Staged revision={revisionWith(kind, language)} screen="stage" />;

const meta = { title: 'nodes/rows', component: RowsStage, args: { kind: 'Edited' } } satisfies Meta<typeof RowsStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Edited: Story = {};
export const Opened: Story = { args: { kind: 'Opened' } };
