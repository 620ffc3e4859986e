import type { Meta, StoryObj } from '@storybook/react-vite';
import { surroundings } from '../../.storybook/surroundings';
import { WidgetMatrix } from '../../.storybook/WidgetMatrix';

const meta = { title: 'widgets/rich-text', component: WidgetMatrix, args: { widget: 'rich-text' } } satisfies Meta<typeof WidgetMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {};
export const Surroundings: Story = surroundings;
export const FewTools: Story = { args: { value: '<p>Short</p>', options: { toolbar: ['bold', 'italic'], height: 120 } } };
