// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStage } from '../../stages/ScreenStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'screens/health', tags: ['!autodocs'], component: ScreenStage, play: untilShown, args: {"screen":"assessment"} } satisfies Meta<typeof ScreenStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Assessment: Story = { name: "assessment", args: {"screen":"assessment"}, parameters: { file: "screens/health/assessment.screen.json" } };
export const HealthProfile: Story = { name: "health-profile", args: {"screen":"health-profile"}, parameters: { file: "screens/health/health-profile.screen.json" } };
export const HealthProfileLoading: Story = { name: "health-profile: loading", args: {"screen":"health-profile","calls":"loading"}, parameters: { file: "screens/health/health-profile.screen.json" } };
export const HealthProfileFailing: Story = { name: "health-profile: failing", args: {"screen":"health-profile","calls":"failing"}, parameters: { file: "screens/health/health-profile.screen.json" } };
export const HealthProfileEmpty: Story = { name: "health-profile: empty", args: {"screen":"health-profile","calls":"empty"}, parameters: { file: "screens/health/health-profile.screen.json" } };
