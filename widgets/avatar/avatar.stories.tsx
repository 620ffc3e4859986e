import type { Meta, StoryObj } from '@storybook/react-vite';
import { surroundings } from '../../.storybook/surroundings';
import { WidgetMatrix } from '../../.storybook/WidgetMatrix';

const meta = { title: 'widgets/avatar', component: WidgetMatrix, args: { widget: 'avatar' } } satisfies Meta<typeof WidgetMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {};
export const Surroundings: Story = surroundings;
export const Initials: Story = { args: { value: 'nowhere:', options: { id: 'c0ffee', name: 'Grace Hopper', size: 64 } } };
