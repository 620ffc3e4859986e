// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogStage } from '../../stages/DialogStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'dialogs/devices', tags: ['!autodocs'], component: DialogStage, play: untilShown, args: {"dialog":"device-guide"} } satisfies Meta<typeof DialogStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DeviceGuide: Story = { name: "device-guide", args: {"dialog":"device-guide"}, parameters: { file: "screens/devices/device-guide.dialog.json" } };
