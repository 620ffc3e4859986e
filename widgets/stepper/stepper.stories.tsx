import type { Meta, StoryObj } from '@storybook/react-vite';
import { surroundings } from '../../.storybook/surroundings';
import { WidgetMatrix } from '../../.storybook/WidgetMatrix';

const meta = { title: 'widgets/stepper', component: WidgetMatrix, args: { widget: 'stepper' } } satisfies Meta<typeof WidgetMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {};
export const Surroundings: Story = surroundings;
export const Anywhere: Story = {
  args: {
    options: {
      go: 'anywhere',
      steps: [
        { id: 'one', text: 'One' },
        { id: 'two', text: 'Two' },
      ],
    },
  },
};
export const Upright: Story = {
  args: {
    value: 'two',
    options: {
      upright: true,
      go: 'anywhere',
      steps: [
        { id: 'one', text: 'Address' },
        { id: 'two', text: 'Payment' },
        { id: 'three', text: 'Confirmation' },
      ],
    },
  },
};
