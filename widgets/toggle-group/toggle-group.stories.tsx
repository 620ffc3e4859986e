import type { Meta, StoryObj } from '@storybook/react-vite';
import { surroundings } from '../../.storybook/surroundings';
import { WidgetMatrix } from '../../.storybook/WidgetMatrix';

const meta = { title: 'widgets/toggle-group', component: WidgetMatrix, args: { widget: 'toggle-group' } } satisfies Meta<typeof WidgetMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {};
export const Surroundings: Story = surroundings;
export const Chips: Story = {
  args: {
    options: {
      look: 'chips',
      items: [
        { value: '', text: 'All' },
        { value: 'n', text: 'North' },
        { value: 's', text: 'South' },
      ],
    },
    value: '',
  },
};
export const Several: Story = {
  args: {
    value: ['n', 's'],
    options: {
      several: true,
      items: [
        { value: 'n', text: 'North' },
        { value: 's', text: 'South' },
        { value: 'e', text: 'East' },
      ],
    },
  },
};
