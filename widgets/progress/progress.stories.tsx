import type { Meta, StoryObj } from '@storybook/react-vite';
import { surroundings } from '../../.storybook/surroundings';
import { WidgetMatrix } from '../../.storybook/WidgetMatrix';

const meta = { title: 'widgets/progress', component: WidgetMatrix, args: { widget: 'progress' } } satisfies Meta<typeof WidgetMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {};
export const Surroundings: Story = surroundings;
export const UnderWay: Story = { args: { value: null } };
export const Ring: Story = { args: { value: 72, options: { look: 'ring', showsValue: true, tone: 'success' } } };
export const RingWithoutValue: Story = { args: { value: null, options: { look: 'ring', emptyText: 'Not yet known' } } };
