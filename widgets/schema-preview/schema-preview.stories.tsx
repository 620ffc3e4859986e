import type { Meta, StoryObj } from '@storybook/react-vite';
import { SchemaStage } from '../../.storybook/SchemaStage';

const meta = { title: 'widgets/schema-preview', component: SchemaStage, args: {} } satisfies Meta<typeof SchemaStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {};
export const WithADocument: Story = {
  args: {
    schema:
      '{ "type": "object", "properties": { "port": { "type": "integer", "maximum": 65535 }, "hosts": { "type": "array", "items": { "type": "string" } } } }',
    document: '{ "port": 70000, "hosts": ["one"] }',
  },
};
export const Faulty: Story = { args: { schema: '{ "type": ' } };
