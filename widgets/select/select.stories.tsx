import type { Meta, StoryObj } from '@storybook/react-vite';
import { surroundings } from '../../.storybook/surroundings';
import { WidgetMatrix } from '../../.storybook/WidgetMatrix';

const meta = { title: 'widgets/select', component: WidgetMatrix, args: { widget: 'select' } } satisfies Meta<typeof WidgetMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {};
export const ManyThings: Story = { args: { value: 7, options: { items: Array.from({ length: 1000 }, (_, value) => ({ value, text: `Thing ${value}` })) } } };
export const Surroundings: Story = surroundings;
