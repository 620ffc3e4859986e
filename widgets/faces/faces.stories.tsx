import type { Meta, StoryObj } from '@storybook/react-vite';
import { surroundings } from '../../.storybook/surroundings';
import { WidgetMatrix } from '../../.storybook/WidgetMatrix';

const meta = { title: 'widgets/faces', component: WidgetMatrix, args: { widget: 'faces' } } satisfies Meta<typeof WidgetMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {};
export const Surroundings: Story = surroundings;
export const Three: Story = {
  args: {
    value: 'b',
    options: {
      items: [
        { value: 'a', text: 'Worse' },
        { value: 'b', text: 'The same' },
        { value: 'c', text: 'Better' },
      ],
      faces: ['sad', 'calm', 'happy'],
    },
  },
};
