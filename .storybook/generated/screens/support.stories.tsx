// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStage } from '../../stages/ScreenStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'screens/support', tags: ['!autodocs'], component: ScreenStage, play: untilShown, args: {"screen":"side-panel"} } satisfies Meta<typeof ScreenStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SidePanel: Story = { name: "side-panel", args: {"screen":"side-panel"}, parameters: { file: "screens/support/side-panel.screen.json" } };
export const SidePanelLoading: Story = { name: "side-panel: loading", args: {"screen":"side-panel","calls":"loading"}, parameters: { file: "screens/support/side-panel.screen.json" } };
export const SidePanelFailing: Story = { name: "side-panel: failing", args: {"screen":"side-panel","calls":"failing"}, parameters: { file: "screens/support/side-panel.screen.json" } };
export const SidePanelEmpty: Story = { name: "side-panel: empty", args: {"screen":"side-panel","calls":"empty"}, parameters: { file: "screens/support/side-panel.screen.json" } };
export const Support: Story = { name: "support", args: {"screen":"support"}, parameters: { file: "screens/support/support.screen.json" } };
export const SupportLoading: Story = { name: "support: loading", args: {"screen":"support","calls":"loading"}, parameters: { file: "screens/support/support.screen.json" } };
export const SupportFailing: Story = { name: "support: failing", args: {"screen":"support","calls":"failing"}, parameters: { file: "screens/support/support.screen.json" } };
export const SupportEmpty: Story = { name: "support: empty", args: {"screen":"support","calls":"empty"}, parameters: { file: "screens/support/support.screen.json" } };
