// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogStage } from '../../stages/DialogStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'dialogs/session', tags: ['!autodocs'], component: DialogStage, play: untilShown, args: {"dialog":"idle-warning"} } satisfies Meta<typeof DialogStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IdleWarning: Story = { name: "idle-warning", args: {"dialog":"idle-warning"}, parameters: { file: "screens/session/idle-warning.dialog.json" } };
export const KeptCalls: Story = { name: "kept-calls", args: {"dialog":"kept-calls"}, parameters: { file: "screens/session/kept-calls.dialog.json" } };
export const LanguagePrompt: Story = { name: "language-prompt", args: {"dialog":"language-prompt"}, parameters: { file: "screens/session/language-prompt.dialog.json" } };
export const NewsFlash: Story = { name: "news-flash", args: {"dialog":"news-flash"}, parameters: { file: "screens/session/news-flash.dialog.json" } };
export const Policy: Story = { name: "policy", args: {"dialog":"policy"}, parameters: { file: "screens/session/policy.dialog.json" } };
export const PolicyLoading: Story = { name: "policy: loading", args: {"dialog":"policy","calls":"loading"}, parameters: { file: "screens/session/policy.dialog.json" } };
export const PolicyFailing: Story = { name: "policy: failing", args: {"dialog":"policy","calls":"failing"}, parameters: { file: "screens/session/policy.dialog.json" } };
export const PolicyEmpty: Story = { name: "policy: empty", args: {"dialog":"policy","calls":"empty"}, parameters: { file: "screens/session/policy.dialog.json" } };
export const WelcomeForm: Story = { name: "welcome-form", args: {"dialog":"welcome-form"}, parameters: { file: "screens/session/welcome-form.dialog.json" } };
export const WelcomeFormLoading: Story = { name: "welcome-form: loading", args: {"dialog":"welcome-form","calls":"loading"}, parameters: { file: "screens/session/welcome-form.dialog.json" } };
export const WelcomeFormFailing: Story = { name: "welcome-form: failing", args: {"dialog":"welcome-form","calls":"failing"}, parameters: { file: "screens/session/welcome-form.dialog.json" } };
export const WelcomeFormEmpty: Story = { name: "welcome-form: empty", args: {"dialog":"welcome-form","calls":"empty"}, parameters: { file: "screens/session/welcome-form.dialog.json" } };
export const WellnessNotification: Story = { name: "wellness-notification", args: {"dialog":"wellness-notification"}, parameters: { file: "screens/session/wellness-notification.dialog.json" } };
