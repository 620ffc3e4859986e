// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStage } from '../../stages/ScreenStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'screens/programs', tags: ['!autodocs'], component: ScreenStage, play: untilShown, args: {"screen":"programs"} } satisfies Meta<typeof ScreenStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Programs: Story = { name: "programs", args: {"screen":"programs"}, parameters: { file: "screens/programs/programs.screen.json" } };
export const ProgramsLoading: Story = { name: "programs: loading", args: {"screen":"programs","calls":"loading"}, parameters: { file: "screens/programs/programs.screen.json" } };
export const ProgramsFailing: Story = { name: "programs: failing", args: {"screen":"programs","calls":"failing"}, parameters: { file: "screens/programs/programs.screen.json" } };
export const ProgramsEmpty: Story = { name: "programs: empty", args: {"screen":"programs","calls":"empty"}, parameters: { file: "screens/programs/programs.screen.json" } };
