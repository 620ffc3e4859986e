// Written by "npm run generate" from the definition. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowStateStage } from '../../stages/FlowStateStage';
import { untilStands } from '../../stages/until-shown';

const meta = { title: 'flows/impersonation', tags: ['state', '!test', '!autodocs'], component: FlowStateStage, play: untilStands, args: {"flow":"impersonation","state":"waiting"}, parameters: { file: "flows/impersonation.flow.json" } } satisfies Meta<typeof FlowStateStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InWaiting: Story = { name: "waiting", args: {"flow":"impersonation","state":"waiting"} };
export const InBeginning: Story = { name: "beginning", args: {"flow":"impersonation","state":"beginning"} };
export const InLookingForCompany: Story = { name: "lookingForCompany", args: {"flow":"impersonation","state":"lookingForCompany"} };
export const InResting: Story = { name: "resting", args: {"flow":"impersonation","state":"resting"} };
export const InLookingForManager: Story = { name: "lookingForManager", args: {"flow":"impersonation","state":"lookingForManager"} };
export const InStarting: Story = { name: "starting", args: {"flow":"impersonation","state":"starting"} };
export const InLoading: Story = { name: "loading", args: {"flow":"impersonation","state":"loading"} };
export const InArriving: Story = { name: "arriving", args: {"flow":"impersonation","state":"arriving"} };
export const InActing: Story = { name: "acting", args: {"flow":"impersonation","state":"acting"} };
export const InLeaving: Story = { name: "leaving", args: {"flow":"impersonation","state":"leaving"} };
export const InReturning: Story = { name: "returning", args: {"flow":"impersonation","state":"returning"} };
export const InHome: Story = { name: "home", args: {"flow":"impersonation","state":"home"} };
