import type { Meta, StoryObj } from '@storybook/react-vite';
import { surroundings } from '../../.storybook/surroundings';
import { WidgetMatrix } from '../../.storybook/WidgetMatrix';

const meta = { title: 'widgets/rich-content', component: WidgetMatrix, args: { widget: 'rich-content' } } satisfies Meta<typeof WidgetMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {};
export const Surroundings: Story = surroundings;
export const Hostile: Story = {
  args: { value: '<p onclick="alert(1)">Only <a href="javascript:alert(1)">the words</a> are left.</p><script>alert(1)</script><img src=x onerror=alert(1)>' },
};
export const PlainText: Story = { args: { value: 'Line one\nLine <b>two</b>', options: { plain: true } } };
