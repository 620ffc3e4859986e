// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStage } from '../../stages/ScreenStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'screens/moments', tags: ['!autodocs'], component: ScreenStage, play: untilShown, args: {"screen":"moment"} } satisfies Meta<typeof ScreenStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Moment: Story = { name: "moment", args: {"screen":"moment","calls":"loading"}, parameters: { file: "screens/moments/moment.screen.json" } };
export const MomentLoading: Story = { name: "moment: loading", args: {"screen":"moment","calls":"loading"}, parameters: { file: "screens/moments/moment.screen.json" } };
export const MomentFailing: Story = { name: "moment: failing", args: {"screen":"moment","calls":"failing"}, parameters: { file: "screens/moments/moment.screen.json" } };
export const MomentEmpty: Story = { name: "moment: empty", args: {"screen":"moment","calls":"empty"}, parameters: { file: "screens/moments/moment.screen.json" } };
