import type { Meta, StoryObj } from '@storybook/react-vite';
import { surroundings } from '../../.storybook/surroundings';
import { WidgetMatrix } from '../../.storybook/WidgetMatrix';

const meta = { title: 'widgets/numbers', component: WidgetMatrix, args: { widget: 'numbers' } } satisfies Meta<typeof WidgetMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {};
export const Surroundings: Story = surroundings;
export const WithoutUnits: Story = { args: { value: [2, null, 4], options: { parts: [{ name: 'Left' }, { name: 'Middle' }, { name: 'Right' }] } } };
