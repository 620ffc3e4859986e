import type { Meta, StoryObj } from '@storybook/react-vite';
import { surroundings } from '../../.storybook/surroundings';
import { WidgetMatrix } from '../../.storybook/WidgetMatrix';

const items = [
  { value: 'n', text: 'North' },
  { value: 's', text: 'South' },
  { value: 'e', text: 'East' },
];

const meta = { title: 'widgets/choices', component: WidgetMatrix, args: { widget: 'choices' } } satisfies Meta<typeof WidgetMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {};
export const Surroundings: Story = surroundings;
export const Inline: Story = { args: { value: 's', options: { items, inline: true } } };
