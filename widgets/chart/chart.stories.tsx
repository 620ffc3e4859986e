import type { Meta, StoryObj } from '@storybook/react-vite';
import { surroundings } from '../../.storybook/surroundings';
import { WidgetMatrix } from '../../.storybook/WidgetMatrix';

const meta = { title: 'widgets/chart', component: WidgetMatrix, args: { widget: 'chart' } } satisfies Meta<typeof WidgetMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

const options = { kind: 'bar', series: [{ property: 'y', text: 'Hours' }] };

export const AllStates: Story = {};
export const Surroundings: Story = surroundings;
export const Bars: Story = {
  args: {
    options,
    value: [
      { x: 'Monday', y: 2 },
      { x: 'Tuesday', y: 5 },
    ],
  },
};
export const OnePoint: Story = { args: { options: { ...options, kind: 'line' }, value: [{ x: 'Monday', y: 2 }] } };
export const Nothing: Story = { args: { options: { ...options, emptyText: 'No entries in this period.' }, value: [] } };
export const Week: Story = {
  args: {
    options: {
      kind: 'line',
      x: 'EntryDate',
      xType: 'date',
      xTitle: 'Day',
      from: '2026-11-15',
      to: '2026-11-22',
      series: [{ at: '/Values/~?FieldName="Hours"/Value', text: 'Hours' }],
    },
    value: [
      { EntryDate: '2026-11-16', Values: [{ FieldName: 'Hours', Value: '7.5' }] },
      { EntryDate: '2026-11-18', Values: [{ FieldName: 'Hours', Value: 6 }] },
      { EntryDate: '2026-11-21', Values: [{ FieldName: 'Hours', Value: 8.25 }] },
    ],
  },
};
