// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogStage } from '../../stages/DialogStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'dialogs/common', tags: ['!autodocs'], component: DialogStage, play: untilShown, args: {"dialog":"ask-for-text"} } satisfies Meta<typeof DialogStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AskForText: Story = { name: "ask-for-text", args: {"dialog":"ask-for-text"}, parameters: { file: "screens/common/ask-for-text.dialog.json" } };
export const Confirm: Story = { name: "confirm", args: {"dialog":"confirm"}, parameters: { file: "screens/common/confirm.dialog.json" } };
export const MessageBoard: Story = { name: "message-board", args: {"dialog":"message-board"}, parameters: { file: "screens/common/message-board.dialog.json" } };
export const MessageBoardLoading: Story = { name: "message-board: loading", args: {"dialog":"message-board","calls":"loading"}, parameters: { file: "screens/common/message-board.dialog.json" } };
export const MessageBoardFailing: Story = { name: "message-board: failing", args: {"dialog":"message-board","calls":"failing"}, parameters: { file: "screens/common/message-board.dialog.json" } };
export const MessageBoardEmpty: Story = { name: "message-board: empty", args: {"dialog":"message-board","calls":"empty"}, parameters: { file: "screens/common/message-board.dialog.json" } };
export const MessageImage: Story = { name: "message-image", args: {"dialog":"message-image"}, parameters: { file: "screens/common/message-image.dialog.json" } };
export const ShowImage: Story = { name: "show-image", args: {"dialog":"show-image"}, parameters: { file: "screens/common/show-image.dialog.json" } };
export const ShowText: Story = { name: "show-text", args: {"dialog":"show-text"}, parameters: { file: "screens/common/show-text.dialog.json" } };
export const ShowVideo: Story = { name: "show-video", args: {"dialog":"show-video"}, parameters: { file: "screens/common/show-video.dialog.json" } };
export const Tell: Story = { name: "tell", args: {"dialog":"tell"}, parameters: { file: "screens/common/tell.dialog.json" } };
