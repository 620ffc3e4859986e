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
export const Nothing: Story = { args: { options: { ...options, emptyText: 'No entries in this time.' }, value: [] } };
