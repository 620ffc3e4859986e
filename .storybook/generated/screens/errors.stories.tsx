// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStage } from '../../stages/ScreenStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'screens/errors', tags: ['!autodocs'], component: ScreenStage, play: untilShown, args: {"screen":"errors"} } satisfies Meta<typeof ScreenStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Errors: Story = { name: "errors", args: {"screen":"errors"}, parameters: { file: "screens/errors/errors.screen.json" } };
export const NotFound: Story = { name: "not-found", args: {"screen":"not-found"}, parameters: { file: "screens/errors/not-found.screen.json" } };
export const Unauthorized: Story = { name: "unauthorized", args: {"screen":"unauthorized"}, parameters: { file: "screens/errors/unauthorized.screen.json" } };
