// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStage } from '../../stages/ScreenStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'screens/support', tags: ['!autodocs'], component: ScreenStage, play: untilShown, args: {"screen":"support"} } satisfies Meta<typeof ScreenStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Support: Story = { name: "support", args: {"screen":"support"}, parameters: { file: "screens/support/support.screen.json" } };
export const SupportLoading: Story = { name: "support: loading", args: {"screen":"support","calls":"loading"}, parameters: { file: "screens/support/support.screen.json" } };
export const SupportFailing: Story = { name: "support: failing", args: {"screen":"support","calls":"failing"}, parameters: { file: "screens/support/support.screen.json" } };
export const SupportEmpty: Story = { name: "support: empty", args: {"screen":"support","calls":"empty"}, parameters: { file: "screens/support/support.screen.json" } };
