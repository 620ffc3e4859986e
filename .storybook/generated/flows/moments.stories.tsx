// Written by "npm run generate" from the definition. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowStateStage } from '../../stages/FlowStateStage';
import { untilStands } from '../../stages/until-shown';

const meta = { title: 'flows/moments', tags: ['state', '!test', '!autodocs'], component: FlowStateStage, play: untilStands, args: {"flow":"moments","state":"resting"}, parameters: { file: "flows/moments.flow.json" } } satisfies Meta<typeof FlowStateStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InResting: Story = { name: "resting", args: {"flow":"moments","state":"resting"} };
export const InPausing: Story = { name: "pausing", args: {"flow":"moments","state":"pausing"} };
export const InChoosing: Story = { name: "choosing", args: {"flow":"moments","state":"choosing"} };
export const InClosing: Story = { name: "closing", args: {"flow":"moments","state":"closing"} };
export const InOffered: Story = { name: "offered", args: {"flow":"moments","state":"offered"} };
export const InShownMarking: Story = { name: "shown.marking", args: {"flow":"moments","state":"shown.marking"} };
export const InShownMarked: Story = { name: "shown.marked", args: {"flow":"moments","state":"shown.marked"} };
