// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStage } from '../../stages/ScreenStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'screens/university', tags: ['!autodocs'], component: ScreenStage, play: untilShown, args: {"screen":"course"} } satisfies Meta<typeof ScreenStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Course: Story = { name: "course", args: {"screen":"course"}, parameters: { file: "screens/university/course.screen.json" } };
export const University: Story = { name: "university", args: {"screen":"university"}, parameters: { file: "screens/university/university.screen.json" } };
export const UniversityLoading: Story = { name: "university: loading", args: {"screen":"university","calls":"loading"}, parameters: { file: "screens/university/university.screen.json" } };
export const UniversityFailing: Story = { name: "university: failing", args: {"screen":"university","calls":"failing"}, parameters: { file: "screens/university/university.screen.json" } };
export const UniversityEmpty: Story = { name: "university: empty", args: {"screen":"university","calls":"empty"}, parameters: { file: "screens/university/university.screen.json" } };
