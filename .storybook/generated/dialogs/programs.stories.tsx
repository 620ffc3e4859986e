// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogStage } from '../../stages/DialogStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'dialogs/programs', tags: ['!autodocs'], component: DialogStage, play: untilShown, args: {"dialog":"mission-statement"} } satisfies Meta<typeof DialogStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MissionStatement: Story = { name: "mission-statement", args: {"dialog":"mission-statement"}, parameters: { file: "screens/programs/mission-statement.dialog.json" } };
export const MissionStatementLoading: Story = { name: "mission-statement: loading", args: {"dialog":"mission-statement","calls":"loading"}, parameters: { file: "screens/programs/mission-statement.dialog.json" } };
export const MissionStatementFailing: Story = { name: "mission-statement: failing", args: {"dialog":"mission-statement","calls":"failing"}, parameters: { file: "screens/programs/mission-statement.dialog.json" } };
export const MissionStatementEmpty: Story = { name: "mission-statement: empty", args: {"dialog":"mission-statement","calls":"empty"}, parameters: { file: "screens/programs/mission-statement.dialog.json" } };
