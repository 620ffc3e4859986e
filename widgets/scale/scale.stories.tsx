import type { Meta, StoryObj } from '@storybook/react-vite';
import { surroundings } from '../../.storybook/surroundings';
import { WidgetMatrix } from '../../.storybook/WidgetMatrix';

const meta = { title: 'widgets/scale', component: WidgetMatrix, args: { widget: 'scale' } } satisfies Meta<typeof WidgetMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {};
export const Surroundings: Story = surroundings;
export const FiveSteps: Story = { args: { value: 3, schema: { type: 'integer', minimum: 1, maximum: 5 } } };
