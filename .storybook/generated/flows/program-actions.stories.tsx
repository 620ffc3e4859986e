// Written by "npm run generate" from the definition. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowStateStage } from '../../stages/FlowStateStage';
import { untilStands } from '../../stages/until-shown';

const meta = { title: 'flows/program-actions', tags: ['state', '!test', '!autodocs'], component: FlowStateStage, play: untilStands, args: {"flow":"program-actions","state":"resting"}, parameters: { file: "flows/program-actions.flow.json" } } satisfies Meta<typeof FlowStateStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InResting: Story = { name: "resting", args: {"flow":"program-actions","state":"resting"} };
export const InJoining: Story = { name: "joining", args: {"flow":"program-actions","state":"joining"} };
export const InTracking: Story = { name: "tracking", args: {"flow":"program-actions","state":"tracking"} };
export const InAsking: Story = { name: "asking", args: {"flow":"program-actions","state":"asking"} };
export const InQuitting: Story = { name: "quitting", args: {"flow":"program-actions","state":"quitting"} };
export const InStating: Story = { name: "stating", args: {"flow":"program-actions","state":"stating"} };
export const InComparing: Story = { name: "comparing", args: {"flow":"program-actions","state":"comparing"} };
export const InMakingGroup: Story = { name: "makingGroup", args: {"flow":"program-actions","state":"makingGroup"} };
export const InShowingGroup: Story = { name: "showingGroup", args: {"flow":"program-actions","state":"showingGroup"} };
export const InWriting: Story = { name: "writing", args: {"flow":"program-actions","state":"writing"} };
export const InDeciding: Story = { name: "deciding", args: {"flow":"program-actions","state":"deciding"} };
export const InReporting: Story = { name: "reporting", args: {"flow":"program-actions","state":"reporting"} };
export const InSigningUp: Story = { name: "signingUp", args: {"flow":"program-actions","state":"signingUp"} };
