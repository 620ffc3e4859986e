// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogStage } from '../../stages/DialogStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'dialogs/events', tags: ['!autodocs'], component: DialogStage, play: untilShown, args: {"dialog":"event-documents"} } satisfies Meta<typeof DialogStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EventDocuments: Story = { name: "event-documents", args: {"dialog":"event-documents"}, parameters: { file: "screens/events/event-documents.dialog.json" } };
export const EventSignUp: Story = { name: "event-sign-up", args: {"dialog":"event-sign-up"}, parameters: { file: "screens/events/event-sign-up.dialog.json" } };
export const EventSignUpLoading: Story = { name: "event-sign-up: loading", args: {"dialog":"event-sign-up","calls":"loading"}, parameters: { file: "screens/events/event-sign-up.dialog.json" } };
export const EventSignUpFailing: Story = { name: "event-sign-up: failing", args: {"dialog":"event-sign-up","calls":"failing"}, parameters: { file: "screens/events/event-sign-up.dialog.json" } };
export const EventSignUpEmpty: Story = { name: "event-sign-up: empty", args: {"dialog":"event-sign-up","calls":"empty"}, parameters: { file: "screens/events/event-sign-up.dialog.json" } };
