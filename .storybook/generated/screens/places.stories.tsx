// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStage } from '../../stages/ScreenStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'screens/places', tags: ['!autodocs'], component: ScreenStage, play: untilShown, args: {"screen":"coming"} } satisfies Meta<typeof ScreenStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Coming: Story = { name: "coming", args: {"screen":"coming"}, parameters: { file: "screens/places/coming.screen.json" } };
