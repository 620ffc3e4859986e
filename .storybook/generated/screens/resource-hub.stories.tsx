// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStage } from '../../stages/ScreenStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'screens/resource-hub', tags: ['!autodocs'], component: ScreenStage, play: untilShown, args: {"screen":"resource-hub"} } satisfies Meta<typeof ScreenStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ResourceHub: Story = { name: "resource-hub", args: {"screen":"resource-hub"}, parameters: { file: "screens/resource-hub/resource-hub.screen.json" } };
export const ResourceHubLoading: Story = { name: "resource-hub: loading", args: {"screen":"resource-hub","calls":"loading"}, parameters: { file: "screens/resource-hub/resource-hub.screen.json" } };
export const ResourceHubFailing: Story = { name: "resource-hub: failing", args: {"screen":"resource-hub","calls":"failing"}, parameters: { file: "screens/resource-hub/resource-hub.screen.json" } };
export const ResourceHubEmpty: Story = { name: "resource-hub: empty", args: {"screen":"resource-hub","calls":"empty"}, parameters: { file: "screens/resource-hub/resource-hub.screen.json" } };
export const ResourceHubAdministration: Story = { name: "resource-hub-administration", args: {"screen":"resource-hub-administration"}, parameters: { file: "screens/resource-hub/resource-hub-administration.screen.json" } };
export const ResourceHubAdministrationLoading: Story = { name: "resource-hub-administration: loading", args: {"screen":"resource-hub-administration","calls":"loading"}, parameters: { file: "screens/resource-hub/resource-hub-administration.screen.json" } };
export const ResourceHubAdministrationFailing: Story = { name: "resource-hub-administration: failing", args: {"screen":"resource-hub-administration","calls":"failing"}, parameters: { file: "screens/resource-hub/resource-hub-administration.screen.json" } };
export const ResourceHubAdministrationEmpty: Story = { name: "resource-hub-administration: empty", args: {"screen":"resource-hub-administration","calls":"empty"}, parameters: { file: "screens/resource-hub/resource-hub-administration.screen.json" } };
