import { afterEach, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { SchemaStage } from '../../.storybook/SchemaStage';

afterEach(() => cleanup());

test('a pasted schema shows its form; what is filled in shows as data, with its faults', async () => {
  const screen = await render(
    <SchemaStage schema='{ "type": "object", "required": ["Age"], "properties": { "Age": { "type": "integer", "maximum": 120 } } }' />,
  );
  await expect.element(screen.getByText('/Age: Age is required.')).toBeVisible();
  await userEvent.fill(screen.getByRole('spinbutton', { name: 'Age' }), '130');
  await expect.element(screen.getByText('/Age: Maximum value is 120.')).toBeVisible();
  await userEvent.fill(screen.getByRole('spinbutton', { name: 'Age' }), '30');
  await expect.element(screen.getByText('The data is right.')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Data and faults' })).toHaveTextContent('"Age": 30');
});

test('a schema that is being written is said to be no JSON yet, and the form comes when it is', async () => {
  const screen = await render(<SchemaStage schema='{ "type": ' />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The schema is not JSON yet');
  await userEvent.click(screen.getByRole('textbox', { name: 'JSON Schema' }));
  await userEvent.keyboard('{Control>}{End}{/Control}"object", "properties": {{ "Name": {{ "type": "string"');
  await userEvent.keyboard('}}}');
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
});

test('a part that cannot be drawn is one field of JSON, named with its reason', async () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {});
  const screen = await render(
    <SchemaStage
      schema='{ "type": "object", "properties": { "a": { "$ref": "#/nowhere" }, "b": { "type": "string" } } }'
      document='{ "a": { "x": 1 }, "b": "kept" }'
    />,
  );
  await expect.element(screen.getByRole('textbox', { name: 'a', exact: true })).toHaveValue('{\n  "x": 1\n}');
  await expect.element(screen.getByText('"a" is one field of JSON: Could not find a definition for #/nowhere.')).toBeVisible();
  await expect.element(screen.getByText(/The schema of this data cannot be used: The reference "#\/nowhere" leads nowhere/)).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'b', exact: true })).toHaveValue('kept');
  silenced.mockRestore();
});
