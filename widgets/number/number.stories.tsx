import type { Meta, StoryObj } from '@storybook/react-vite';
import { surroundings } from '../../.storybook/surroundings';
import { WidgetMatrix } from '../../.storybook/WidgetMatrix';

const meta = { title: 'widgets/number', component: WidgetMatrix, args: { widget: 'number' } } satisfies Meta<typeof WidgetMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {};
export const Surroundings: Story = surroundings;
const unit = { one: 'inch', many: 'inches', short: 'in', factor: '2.54', kept: '1', decimals: 1 };
export const InAnotherUnit: Story = { args: { value: 90, options: { unit } } };
export const InTwoParts: Story = { args: { value: 176.53, options: { unit: { ...unit, whole: { short: 'ft', holds: 12 } } } } };
export const WithUnit: Story = { args: { value: 7.5, options: { suffix: 'h', step: 0.25 } } };
