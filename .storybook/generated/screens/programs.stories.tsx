// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStage } from '../../stages/ScreenStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'screens/programs', tags: ['!autodocs'], component: ScreenStage, play: untilShown, args: {"screen":"program-detail"} } satisfies Meta<typeof ScreenStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ProgramDetail: Story = { name: "program-detail", args: {"screen":"program-detail"}, parameters: { file: "screens/programs/program-detail.screen.json" } };
export const ProgramDetailLoading: Story = { name: "program-detail: loading", args: {"screen":"program-detail","calls":"loading"}, parameters: { file: "screens/programs/program-detail.screen.json" } };
export const ProgramDetailFailing: Story = { name: "program-detail: failing", args: {"screen":"program-detail","calls":"failing"}, parameters: { file: "screens/programs/program-detail.screen.json" } };
export const ProgramDetailEmpty: Story = { name: "program-detail: empty", args: {"screen":"program-detail","calls":"empty"}, parameters: { file: "screens/programs/program-detail.screen.json" } };
export const ProgramJoin: Story = { name: "program-join", args: {"screen":"program-join"}, parameters: { file: "screens/programs/program-join.screen.json" } };
export const ProgramJoinLoading: Story = { name: "program-join: loading", args: {"screen":"program-join","calls":"loading"}, parameters: { file: "screens/programs/program-join.screen.json" } };
export const ProgramJoinFailing: Story = { name: "program-join: failing", args: {"screen":"program-join","calls":"failing"}, parameters: { file: "screens/programs/program-join.screen.json" } };
export const ProgramJoinEmpty: Story = { name: "program-join: empty", args: {"screen":"program-join","calls":"empty"}, parameters: { file: "screens/programs/program-join.screen.json" } };
export const Programs: Story = { name: "programs", args: {"screen":"programs"}, parameters: { file: "screens/programs/programs.screen.json" } };
export const ProgramsLoading: Story = { name: "programs: loading", args: {"screen":"programs","calls":"loading"}, parameters: { file: "screens/programs/programs.screen.json" } };
export const ProgramsFailing: Story = { name: "programs: failing", args: {"screen":"programs","calls":"failing"}, parameters: { file: "screens/programs/programs.screen.json" } };
export const ProgramsEmpty: Story = { name: "programs: empty", args: {"screen":"programs","calls":"empty"}, parameters: { file: "screens/programs/programs.screen.json" } };
