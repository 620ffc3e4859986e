import type { Meta, StoryObj } from '@storybook/react-vite';
import { SchemaStage, SchemaSurroundings } from '../../.storybook/SchemaStage';
import { surroundings } from '../../.storybook/surroundings';
import { untilShown } from '../../.storybook/stages/until-shown';

const meta = { title: 'widgets/schema-preview', component: SchemaStage, play: untilShown, args: {} } satisfies Meta<typeof SchemaStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {};
export const Surroundings: Story = { ...surroundings, render: () => <SchemaSurroundings /> };
export const WithADocument: Story = {
  args: {
    schema:
      '{ "type": "object", "properties": { "port": { "type": "integer", "maximum": 65535 }, "hosts": { "type": "array", "items": { "type": "string" } } } }',
    document: '{ "port": 70000, "hosts": ["one"] }',
  },
};
export const Faulty: Story = { args: { schema: '{ "type": ' } };
