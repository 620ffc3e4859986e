import type { Meta, StoryObj } from '@storybook/react-vite';
import { surroundings } from '../../.storybook/surroundings';
import { WidgetMatrix } from '../../.storybook/WidgetMatrix';

const meta = { title: 'widgets/message-thread', component: WidgetMatrix, args: { widget: 'message-thread' } } satisfies Meta<typeof WidgetMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {};
export const Surroundings: Story = surroundings;
export const Sending: Story = { args: { options: { me: 'me', canWrite: true, sending: true } } };
export const OnlyRead: Story = { args: { options: { me: 'me' } } };
