// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStage } from '../../stages/ScreenStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'screens/coaching', tags: ['!autodocs'], component: ScreenStage, play: untilShown, args: {"screen":"participants"} } satisfies Meta<typeof ScreenStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Participants: Story = { name: "participants", args: {"screen":"participants"}, parameters: { file: "screens/coaching/participants.screen.json" } };
export const ParticipantsLoading: Story = { name: "participants: loading", args: {"screen":"participants","calls":"loading"}, parameters: { file: "screens/coaching/participants.screen.json" } };
export const ParticipantsFailing: Story = { name: "participants: failing", args: {"screen":"participants","calls":"failing"}, parameters: { file: "screens/coaching/participants.screen.json" } };
export const ParticipantsEmpty: Story = { name: "participants: empty", args: {"screen":"participants","calls":"empty"}, parameters: { file: "screens/coaching/participants.screen.json" } };
export const ParticipantsOfCedar: Story = { name: "participants: of cedar", args: {"screen":"participants","customer":"cedar"}, parameters: { file: "screens/coaching/participants.screen.json" } };
export const ParticipantsOfGranite: Story = { name: "participants: of granite", args: {"screen":"participants","customer":"granite"}, parameters: { file: "screens/coaching/participants.screen.json" } };
export const ParticipantsOfLakeside: Story = { name: "participants: of lakeside", args: {"screen":"participants","customer":"lakeside"}, parameters: { file: "screens/coaching/participants.screen.json" } };
