// Written by "npm run generate" from the definition. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowStateStage } from '../../stages/FlowStateStage';
import { untilStands } from '../../stages/until-shown';

const meta = { title: 'flows/tracker-entry', tags: ['state', '!test', '!autodocs'], component: FlowStateStage, play: untilStands, args: {"flow":"tracker-entry","state":"Loading.deciding"}, parameters: { file: "flows/tracker-entry.flow.json" } } satisfies Meta<typeof FlowStateStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InLoadingDeciding: Story = { name: "Loading.deciding", args: {"flow":"tracker-entry","state":"Loading.deciding"} };
export const InLoadingList: Story = { name: "Loading.list", args: {"flow":"tracker-entry","state":"Loading.list"} };
export const InLoadingSetup: Story = { name: "Loading.setup", args: {"flow":"tracker-entry","state":"Loading.setup"} };
export const InLoadingSaving: Story = { name: "Loading.saving", args: {"flow":"tracker-entry","state":"Loading.saving"} };
export const InLoadingDeleting: Story = { name: "Loading.deleting", args: {"flow":"tracker-entry","state":"Loading.deleting"} };
export const InLoadingSaved: Story = { name: "Loading.saved", args: {"flow":"tracker-entry","state":"Loading.saved"} };
export const InLoadingProgress: Story = { name: "Loading.progress", args: {"flow":"tracker-entry","state":"Loading.progress"} };
export const InTypeSelection: Story = { name: "TypeSelection", args: {"flow":"tracker-entry","state":"TypeSelection"} };
export const InEditingChoosing: Story = { name: "Editing.choosing", args: {"flow":"tracker-entry","state":"Editing.choosing"} };
export const InEditingForm: Story = { name: "Editing.form", args: {"flow":"tracker-entry","state":"Editing.form"} };
export const InCharting: Story = { name: "Charting", args: {"flow":"tracker-entry","state":"Charting"} };
export const InClosed: Story = { name: "closed", args: {"flow":"tracker-entry","state":"closed"} };
