// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStage } from '../../stages/ScreenStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'screens/authoring', tags: ['!autodocs'], component: ScreenStage, play: untilShown, args: {"screen":"schema-preview"} } satisfies Meta<typeof ScreenStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SchemaPreview: Story = { name: "schema-preview", args: {"screen":"schema-preview"}, parameters: { file: "screens/authoring/schema-preview.screen.json" } };
