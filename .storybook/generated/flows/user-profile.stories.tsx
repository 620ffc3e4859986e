// Written by "npm run generate" from the definition. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowStateStage } from '../../stages/FlowStateStage';
import { untilStands } from '../../stages/until-shown';

const meta = { title: 'flows/user-profile', tags: ['state', '!test', '!autodocs'], component: FlowStateStage, play: untilStands, args: {"flow":"user-profile","state":"editing"}, parameters: { file: "flows/user-profile.flow.json" } } satisfies Meta<typeof FlowStateStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InEditing: Story = { name: "editing", args: {"flow":"user-profile","state":"editing"} };
export const InSaved: Story = { name: "saved", args: {"flow":"user-profile","state":"saved"} };
export const InTelling: Story = { name: "telling", args: {"flow":"user-profile","state":"telling"} };
export const InTold: Story = { name: "told", args: {"flow":"user-profile","state":"told"} };
