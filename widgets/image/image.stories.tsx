import type { Meta, StoryObj } from '@storybook/react-vite';
import { surroundings } from '../../.storybook/surroundings';
import { WidgetMatrix } from '../../.storybook/WidgetMatrix';

const meta = { title: 'widgets/image', component: WidgetMatrix, args: { widget: 'image' } } satisfies Meta<typeof WidgetMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {};
export const Surroundings: Story = surroundings;
export const Broken: Story = { args: { value: 'data:image/png;base64,AAAA', options: { alt: 'Two people on a hill', width: 160, height: 100 } } };
