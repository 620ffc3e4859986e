import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { noPage } from '../../.storybook/no-page';
import { SchemaStage } from '../../.storybook/SchemaStage';
import type { PreviewPage } from '.';
import { hashOf } from './link';
import '../../runtime/form/form.css';
import '../../runtime/screen/screen.css';

afterEach(() => cleanup());

const ageSchema = '{ "type": "object", "required": ["Age"], "properties": { "Age": { "type": "integer", "maximum": 120 } } }';

/** A page whose address, clipboard and files can be looked at. */
function pageAt(hash = '') {
  const listeners = new Set<() => void>();
  const kept = { hash, copied: [] as string[], saved: [] as { name: string; content: string }[] };
  const page: PreviewPage = {
    hash: () => kept.hash,
    onHash(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setHash(next) {
      kept.hash = next;
      return `https://example.org/schema-preview${next}`;
    },
    copy(text) {
      kept.copied.push(text);
      return Promise.resolve(true);
    },
    save: (name, content) => void kept.saved.push({ name, content }),
  };
  const goTo = (next: string) => {
    kept.hash = next;
    for (const listener of listeners) listener();
  };
  return { page, kept, goTo };
}

test('a pasted schema shows its form; what is filled in shows as data, with its faults', async () => {
  const screen = await render(<SchemaStage schema={ageSchema} />);
  await expect.element(screen.getByText('/Age: Age is required.')).toBeVisible();
  await userEvent.fill(screen.getByRole('spinbutton', { name: 'Age' }), '130');
  await expect.element(screen.getByText('/Age: Maximum value is 120.')).toBeVisible();
  await userEvent.fill(screen.getByRole('spinbutton', { name: 'Age' }), '30');
  await expect.element(screen.getByText('The data is valid.')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Data and errors' })).toHaveTextContent('"Age": 30');
});

// The rule that keeps the class out: a form of any schema says its data is right only where every control can be read.
test.each(['12345678901234567890', '5,5', '1e400'])('a number that cannot be kept is a fault, not right data: %s', async (typed) => {
  const screen = await render(
    <SchemaStage schema='{ "type": "object", "properties": { "n": { "type": "number" }, "in": { "properties": { "m": { "type": "integer" } } } } }' />,
  );
  await expect.element(screen.getByText('The data is valid.')).toBeVisible();
  await userEvent.fill(screen.getByRole('spinbutton', { name: 'n', exact: true }), typed);
  await expect.element(screen.getByText('/n: Enter a valid value for n.')).toBeVisible();
  await expect.element(screen.getByText('The data is valid.')).not.toBeInTheDocument();
  await userEvent.fill(screen.getByRole('spinbutton', { name: 'n', exact: true }), '5');
  await userEvent.fill(screen.getByRole('spinbutton', { name: 'm', exact: true }), typed);
  await expect.element(screen.getByText('/in: Enter a valid value for m.')).toBeVisible();
  await userEvent.fill(screen.getByRole('spinbutton', { name: 'm', exact: true }), '6');
  await expect.element(screen.getByText('The data is valid.')).toBeVisible();
});

test('a number of a document that cannot be kept is named, and the document stays as it is', async () => {
  const screen = await render(<SchemaStage schema={ageSchema} document='{ "Age": 12345678901234567890 }' />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The number 12345678901234567890 has too many digits.');
  await expect.element(screen.getByText('The data is valid.')).not.toBeInTheDocument();
});

test('a schema that is being written is said to be no JSON yet, and the form comes when it is', async () => {
  const screen = await render(<SchemaStage schema='{ "type": ' />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The schema is not valid JSON. Check line 1, column 11.');
  await userEvent.click(screen.getByRole('textbox', { name: 'JSON Schema' }));
  await userEvent.keyboard('{Control>}{End}{/Control}"object", "properties": {{ "Name": {{ "type": "string"');
  await userEvent.keyboard('}}}');
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
});

test('a part whose schema is elsewhere is drawn by its value, and named', async () => {
  const screen = await render(
    <SchemaStage
      schema='{ "type": "object", "properties": { "a": { "$ref": "#/nowhere" }, "b": { "type": "string" } } }'
      document='{ "a": { "x": 1 }, "b": "kept" }'
    />,
  );
  await expect.element(screen.getByRole('spinbutton', { name: 'x' })).toHaveValue('1');
  await expect.element(screen.getByText('/a is shown by its value because its schema, #/nowhere, is missing.')).toBeVisible();
  await expect.element(screen.getByText(/The schema of this data cannot be used: The reference "#\/nowhere" does not lead anywhere/)).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'b', exact: true })).toHaveValue('kept');
});

test('a document that is written by hand opens in the form, and what the form writes stands in it, in the same place', async () => {
  const screen = await render(<SchemaStage schema={ageSchema} document='{ "Other": true, "Age": 3, "Last": [1] }' />);
  await expect.element(screen.getByRole('spinbutton', { name: 'Age' })).toHaveValue('3');
  const written = screen.getByRole('textbox', { name: 'Document (leave empty for a new record)' });
  await expect.element(written).toHaveTextContent('{ "Other": true, "Age": 3, "Last": [1] }');
  await userEvent.fill(screen.getByRole('spinbutton', { name: 'Age' }), '45');
  await expect.element(written).toHaveTextContent(/"Other": true,\s*"Age": 45,\s*"Last": \[/);
  await userEvent.click(written);
  await userEvent.keyboard('{Control>}a{/Control}{{ "Age": 7 }');
  await expect.element(screen.getByRole('spinbutton', { name: 'Age' })).toHaveValue('7');
});

test('a document that a person empties stays empty while they write another one, and shows the new record when they leave it', async () => {
  const screen = await render(<SchemaStage schema={ageSchema} document='{ "Age": 3 }' />);
  const age = screen.getByRole('spinbutton', { name: 'Age' });
  const written = screen.getByRole('textbox', { name: 'Document (leave empty for a new record)' });
  await expect.element(age).toHaveValue('3');
  await userEvent.click(written);
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  await expect.element(age).toHaveValue('');
  // The form says what it holds when the person rests; a text that came by then stood behind what they typed.
  await expect.element(screen.getByText('/Age: Age is required.')).toBeVisible();
  await userEvent.keyboard('{{ "Age": 9 }');
  await expect.element(written).toHaveTextContent(/^\{ "Age": 9 \}$/);
  await expect.element(age).toHaveValue('9');
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  await expect.element(age).toHaveValue('');
  await userEvent.fill(age, '4');
  await expect.element(written).toHaveTextContent(/"Age": 4/);
});

test('a schema that has a number which cannot be kept, or a property twice, says so beside its form', async () => {
  const screen = await render(<SchemaStage schema='{ "properties": { "a": { "const": 12345678901234567890 }, "b": {}, "b": { "type": "string" } } }' />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The number 12345678901234567890 has too many digits.');
  await expect.element(screen.getByRole('textbox', { name: 'b', exact: true })).toBeVisible();
});

test('what was filled in is kept while the schema is written', async () => {
  const screen = await render(<SchemaStage schema='{ "properties": { "Name": { "type": "string" } } }' />);
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
  await expect.element(screen.getByRole('textbox', { name: 'Document (leave empty for a new record)' })).toHaveTextContent('"Name": "Ada"');
  await userEvent.click(screen.getByRole('textbox', { name: 'JSON Schema' }));
  await userEvent.keyboard('{Control>}a{/Control}{{ "properties": {{ "Name": {{ "type": "string", "title": "Called" }}}');
  await expect.element(screen.getByRole('textbox', { name: 'Called' })).toHaveValue('Ada');
});

test('files that are dropped are told apart, and both are shown', async () => {
  const screen = await render(<SchemaStage />);
  await expect.element(screen.getByRole('textbox', { name: 'Born' }).or(screen.getByLabelText('Born'))).toBeVisible();
  const transfer = new DataTransfer();
  transfer.items.add(new File(['{ "Age": 41 }'], 'pat.json', { type: 'application/json' }));
  transfer.items.add(new File([ageSchema], 'age.schema.json', { type: 'application/json' }));
  screen
    .getByRole('region', { name: 'Schema' })
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
  await expect.element(screen.getByRole('spinbutton', { name: 'Age' })).toHaveValue('41');
  await expect.element(screen.getByText('The data is valid.')).toBeVisible();
});

test('a picture that is dropped takes the place of nothing, and is said until something else is opened', async () => {
  const screen = await render(<SchemaStage schema={ageSchema} document='{ "Age": 5 }' />);
  await expect.element(screen.getByRole('spinbutton', { name: 'Age' })).toHaveValue('5');
  const drop = (file: File) => {
    const transfer = new DataTransfer();
    transfer.items.add(file);
    const dropped = new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true });
    screen.getByRole('region', { name: 'Schema' }).element().dispatchEvent(dropped);
  };
  drop(new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 255])], 'cat.png', { type: 'image/png' }));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('cat.png is not a text file, so it was not opened.');
  await expect.element(screen.getByRole('textbox', { name: 'Document (leave empty for a new record)' })).toHaveTextContent('{ "Age": 5 }');
  await expect.element(screen.getByRole('spinbutton', { name: 'Age' })).toHaveValue('5');
  drop(new File(['{ "Age": 6 }'], 'age.json'));
  await expect.element(screen.getByRole('spinbutton', { name: 'Age' })).toHaveValue('6');
  expect(screen.getByRole('alert').query()).toBeNull();
});

test('the form of a very large document is drawn when somebody asks for it', async () => {
  const note = 'x'.repeat(1_000_000);
  const screen = await render(<SchemaStage schema={ageSchema} document={JSON.stringify({ Age: 7, Note: note })} />);
  await expect.element(screen.getByText(/have 1 million characters\. Showing the form can take a minute/)).toBeVisible();
  expect(screen.getByText('The data is valid.').query()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show form' }));
  await expect.element(screen.getByRole('spinbutton', { name: 'Age' })).toHaveValue('7');
  await userEvent.fill(screen.getByRole('spinbutton', { name: 'Age' }), '8');
  await expect.element(screen.getByRole('spinbutton', { name: 'Age' })).toHaveValue('8');
});

test('a link carries the schema and the document by itself, and opens them', async () => {
  const { page, kept, goTo } = pageAt();
  const screen = await render(<SchemaStage schema={ageSchema} document='{ "Age": 5 }' page={page} />);
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  await expect.element(screen.getByRole('status')).toHaveTextContent('Link copied.');
  expect(kept.copied).toEqual([`https://example.org/schema-preview${kept.hash}`]);
  await screen.unmount();

  const other = pageAt(kept.hash);
  const opened = await render(<SchemaStage page={other.page} />);
  await expect.element(opened.getByRole('spinbutton', { name: 'Age' })).toHaveValue('5');
  other.goTo(await hashOf({ schema: ageSchema, document: '{ "Age": 6 }' }));
  await expect.element(opened.getByRole('spinbutton', { name: 'Age' })).toHaveValue('6');
  other.goTo(kept.hash.slice(0, -8));
  await expect.element(opened.getByRole('alert')).toHaveTextContent('This link is damaged');
  await expect.element(opened.getByRole('spinbutton', { name: 'Age' })).toHaveValue('6');
  goTo('');
});

test('schema and document are kept as files, as they are written', async () => {
  const { page, kept } = pageAt();
  const screen = await render(<SchemaStage schema={ageSchema} document='{ "Age": 5 }' page={page} />);
  await userEvent.click(screen.getByRole('button', { name: 'Download schema' }));
  await userEvent.click(screen.getByRole('button', { name: 'Download document' }));
  expect(kept.saved).toEqual([
    { name: 'schema.json', content: ageSchema },
    { name: 'document.json', content: '{ "Age": 5 }' },
  ]);
});

test('each example opens as a form without a fault, and the page has none of accessibility', async () => {
  const screen = await render(<SchemaStage page={noPage} />);
  const choice = screen.getByRole('combobox', { name: 'Example' });
  await userEvent.selectOptions(choice, 'Alternatives');
  await expect.element(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('pat@example.org');
  await expect.element(screen.getByText('The data is valid.')).toBeVisible();
  await userEvent.selectOptions(choice, 'A tree');
  await expect.element(screen.getByText('The data is valid.')).toBeVisible();
  await expect
    .poll(() =>
      screen
        .getByRole('textbox', { name: 'Name' })
        .elements()
        .map((one) => (one as HTMLInputElement).value),
    )
    .toEqual(['Ada', 'Ben', 'Cleo']);
  const { violations } = await axe.run(screen.container, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
