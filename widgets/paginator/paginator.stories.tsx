import type { Meta, StoryObj } from '@storybook/react-vite';
import { surroundings } from '../../.storybook/surroundings';
import { WidgetMatrix } from '../../.storybook/WidgetMatrix';

const meta = { title: 'widgets/paginator', component: WidgetMatrix, args: { widget: 'paginator' } } satisfies Meta<typeof WidgetMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {};
export const Surroundings: Story = surroundings;
export const LongPages: Story = { args: { value: { page: 0, size: 30 }, options: { total: 140, sizes: [30, 50], ends: true } } };
export const Nothing: Story = { args: { value: { page: 0, size: 10 }, options: { total: 0 } } };
