import { afterEach, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { defaultWidgets } from '../../widgets/defaults';
import { widgets } from '../../widgets/registry';
import type { CompiledForm } from '../definitions/compiled';
import { interpretSchema } from '../validation/interpreter';
import type { Widget } from '../widget-contract';
import { FormStore } from './form-store';
import { FormView, type FormViewProps } from './FormView';

const form: CompiledForm = {
  id: 'entry',
  kind: 'form',
  data: {
    type: 'object',
    required: ['Kind'],
    properties: {
      Kind: { type: 'string', enum: ['walk', 'swim'] },
      Hours: { type: 'number', minimum: 1 },
      Note: { type: 'string', maxLength: 5 },
      Mail: { type: 'string', format: 'email' },
      Born: { type: 'string', format: 'date' },
      Agreed: { type: 'boolean' },
      Tags: { type: 'array', items: { type: 'string' } },
      Days: { type: 'array', uniqueItems: true, items: { enum: ['Mon', 'Tue'] } },
      Story: { type: 'string' },
    },
  },
  fields: [
    { id: 'kind', at: '/Kind', label: 'Kind' },
    { id: 'hours', at: '/Hours', label: 'Hours', help: 'Whole hours.' },
    { id: 'note', at: '/Note', label: 'Note', visibleWhen: { $: 'form.Hours > 8' }, whenHidden: 'omit' },
    {
      id: 'more',
      group: [
        { id: 'mail', at: '/Mail', label: 'Mail' },
        { id: 'born', at: '/Born', label: 'Born' },
        { id: 'agreed', at: '/Agreed', label: 'Agreed' },
      ],
      title: 'More',
    },
    { id: 'tags', at: '/Tags', label: 'Tags' },
    { id: 'days', at: '/Days', label: 'Days' },
    { id: 'story', at: '/Story', label: 'Story', widget: 'rich-text' },
  ],
};

afterEach(() => cleanup());

async function open(data: unknown, properties: Partial<FormViewProps> = {}, other: CompiledForm = form) {
  // What is validated after typing is validated at once: no test waits for a pause.
  const later = (run: () => void) => (run(), () => {});
  const store = new FormStore({ form: other, data, schemaErrors: interpretSchema(other.data), later });
  const screen = await render(
    <FormView store={store} widgets={widgets} defaultWidgets={defaultWidgets} {...properties}>
      <button type="submit">Save</button>
    </FormView>,
  );
  return { store, screen };
}

const full = {
  Kind: 'swim',
  Hours: 9,
  Note: 'ok',
  Mail: 'a@b.example',
  Born: '2000-01-31',
  Agreed: true,
  Tags: ['x', 'y'],
  Days: ['Mon'],
  Story: '<p>Once</p>',
};

test('every field shows its value by its label, and opening changes nothing', async () => {
  const { store, screen } = await open(full);
  await expect.element(screen.getByLabelText('Kind')).toHaveDisplayValue('swim');
  await expect.element(screen.getByRole('spinbutton', { name: 'Hours' })).toHaveValue('9');
  await expect.element(screen.getByLabelText('Born')).toHaveValue('2000-01-31');
  await expect.element(screen.getByRole('checkbox', { name: 'Agreed' })).toBeChecked();
  await expect.element(screen.getByRole('button', { name: 'Days: Mon' })).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Story' })).toHaveTextContent('Once');
  await expect.element(screen.getByRole('group', { name: 'Tags' }).getByRole('textbox').first()).toHaveValue('x');
  expect(store.data).toBe(full);
  expect(store.state.isDirty).toBe(false);
});

test('typing writes to the store in the same event, and what depends on it follows', async () => {
  const { store, screen } = await open({ Kind: 'walk' });
  await expect.element(screen.getByLabelText('Note')).not.toBeInTheDocument();
  await userEvent.fill(screen.getByLabelText('Hours'), '9');
  expect(store.get('/Hours')).toBe(9);
  await userEvent.fill(screen.getByLabelText('Note'), 'tired');
  expect(store.dataToSend()).toEqual({ Kind: 'walk', Hours: 9, Note: 'tired' });
  await userEvent.fill(screen.getByLabelText('Hours'), '2');
  await expect.element(screen.getByLabelText('Note')).not.toBeInTheDocument();
  expect(store.dataToSend()).toEqual({ Kind: 'walk', Hours: 2 });
  expect(store.get('/Note')).toBe('tired');
});

test('what has an answer from the beginning, and what nobody can change, is not marked as something to fill in', async () => {
  const data = form.data as { properties: object };
  const required = { ...data, required: ['Kind', 'Note', 'Agreed', 'Regular'], properties: { ...data.properties, Regular: { type: 'boolean' } } };
  const fields = [
    { id: 'kind', at: '/Kind', label: 'Kind' },
    { id: 'note', at: '/Note', label: 'Note', readOnlyWhen: { $: 'true' } },
    { id: 'agreed', at: '/Agreed', label: 'Agreed' },
    { id: 'regular', at: '/Regular', label: 'Regular' },
  ];
  const { screen } = await open({ Kind: 'walk', Note: 'kept', Regular: false }, {}, { ...form, data: required, fields });
  await userEvent.click(screen.getByLabelText('Agreed'));
  await expect.element(screen.getByLabelText('Agreed')).toBeChecked();
  const marked = [...screen.container.querySelectorAll('.field-required')].map((mark) => mark.parentElement?.textContent);
  expect(marked).toEqual(['Kind *', 'Agreed *']);
});

test('an emptied field is no value', async () => {
  const { store, screen } = await open({ Kind: 'walk', Mail: 'a@b.example' });
  await userEvent.fill(screen.getByLabelText('Mail'), '');
  expect(store.data).toEqual({ Kind: 'walk' });
});

test('a form with faults is not sent: the first faulty field has the focus, and each fault is a link', async () => {
  const onSubmit = vi.fn();
  const { screen } = await open({ Hours: 0 }, { onSubmit });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await expect.element(screen.getByLabelText('Kind')).toHaveFocus();
  await expect.element(screen.getByLabelText('Kind')).toHaveAccessibleDescription('Kind is required.');
  await userEvent.click(screen.getByRole('link', { name: 'Hours: Minimum value is 1.', exact: true }));
  await expect.element(screen.getByLabelText('Hours')).toHaveFocus();
  await expect.element(screen.getByLabelText('Hours')).toHaveAccessibleDescription('Minimum value is 1. Whole hours.');
});

test('the faults that the server answers land on their fields and go when the field is edited; the others are read in the summary', async () => {
  const answer = [
    { Field: '/Mail', Code: 'Taken', Message: 'This address is taken.' },
    { Field: '/Elsewhere', Code: 'Odd', Message: 'Something else is wrong.' },
  ];
  const { screen } = await open({ Kind: 'walk', Mail: 'a@b.example' }, { onSubmit: () => Promise.resolve(answer) });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByRole('region', { name: '2 things need your attention' })).toHaveFocus();
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'Something else is wrong.' })).toBeVisible();
  await expect.element(screen.getByLabelText('Mail')).toHaveAttribute('aria-invalid', 'true');
  await userEvent.fill(screen.getByLabelText('Mail'), 'c@d.example');
  await expect.element(screen.getByLabelText('Mail')).not.toHaveAttribute('aria-invalid');
  await expect.element(screen.getByText('Something else is wrong.')).toBeVisible();
});

test('a widget that throws is replaced by its value, is told, and the rest stays usable', async () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {});
  const report = vi.fn();
  const failing: Widget = {
    label: 'above',
    component: () => {
      throw new Error('broken');
    },
  };
  const { store, screen } = await open({ Kind: 'walk', Mail: 'a@b.example' }, { report, widgets: { ...widgets, email: failing } });
  await expect.element(screen.getByText('a@b.example')).toBeVisible();
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({ code: 'widget-failed', field: 'mail', message: 'The field "mail" could not be drawn: broken' }),
  );
  await userEvent.fill(screen.getByLabelText('Hours'), '3');
  expect(store.get('/Hours')).toBe(3);
  silenced.mockRestore();
});

test('a change in a list costs its own node and keeps the rest of the data the same objects', async () => {
  const { store, screen } = await open(full);
  const group = screen.getByRole('group', { name: 'Tags' });
  await userEvent.fill(group.getByRole('textbox').first(), 'z');
  expect(store.data).toEqual({ ...full, Tags: ['z', 'y'] });
  expect((store.data as typeof full).Days).toBe(full.Days);
  await userEvent.click(group.getByRole('button', { name: 'Remove entry 1' }));
  expect(store.get('/Tags')).toEqual(['y']);
});

test('half a date is said when the field is left, stays said while others are edited, and is not sent', async () => {
  const onSubmit = vi.fn();
  const { screen } = await open({ Kind: 'walk' }, { onSubmit });
  const fault = screen.getByText('Enter a valid value for Born.').first();
  await userEvent.click(screen.getByLabelText('Born'));
  await userEvent.keyboard('12');
  await userEvent.click(screen.getByLabelText('Mail'));
  await expect.element(fault).toBeVisible();
  await userEvent.fill(screen.getByLabelText('Mail'), 'a@b.example');
  await expect.element(fault).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.fill(screen.getByLabelText('Born'), '2000-01-31');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ Kind: 'walk', Mail: 'a@b.example', Born: '2000-01-31' }]]);
});

test('a hundred fields stand in their order, and one far down keeps the focus while one above it comes and goes', async () => {
  const names = Array.from({ length: 100 }, (_, index) => `Item${index}`);
  const many: CompiledForm = {
    id: 'many',
    kind: 'form',
    data: { type: 'object', properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) },
    fields: names.map((name) => ({
      id: name.toLowerCase(),
      at: `/${name}`,
      label: name,
      ...(name === 'Item50' && { visibleWhen: { $: "form.Item90 == 'x'" } }),
    })),
  };
  const { screen } = await open({}, {}, many);
  const shown = () => [...screen.container.querySelectorAll('label')].map(({ textContent }) => textContent);
  await expect.poll(shown).toEqual(names.filter((name) => name !== 'Item50'));
  await screen.getByLabelText('Item90').click();
  await userEvent.keyboard('x');
  await expect.poll(shown).toEqual(names);
  await userEvent.keyboard('y');
  await expect.poll(shown).toEqual(names.filter((name) => name !== 'Item50'));
  await expect.element(screen.getByLabelText('Item90')).toHaveFocus();
});

test('a computed value is shown by its widget, follows what is typed, and cannot be typed over', async () => {
  const number = { type: 'number' };
  const order: CompiledForm = {
    id: 'order',
    kind: 'form',
    data: { type: 'object', properties: { Count: number, Total: number } },
    fields: [
      { id: 'count', at: '/Count', label: 'Count', widget: 'number' },
      { id: 'total', at: '/Total', label: 'Total', widget: 'number', computed: { $: 'form.Count * 3' }, options: { suffix: 'EUR' } },
    ],
  };
  const { screen } = await open({ Count: 2 }, {}, order);
  const total = screen.getByRole('spinbutton', { name: 'Total' });
  await expect.element(total).toHaveValue('6');
  await expect.element(total).toHaveAttribute('readonly');
  await screen.getByRole('spinbutton', { name: 'Count' }).fill('4');
  await expect.element(total).toHaveValue('12');
});

// The filter of the side panel and that of the screen below it are one form: the labels of the second led to the fields of the first.
test('a form that is open twice on a page labels the controls of each', async () => {
  const view = () => {
    const store = new FormStore({ form, data: {}, schemaErrors: interpretSchema(form.data) });
    return <FormView store={store} widgets={widgets} defaultWidgets={defaultWidgets} />;
  };
  const { container } = await render(
    <>
      {view()}
      {view()}
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const labels = [...container.querySelectorAll('label')].filter(({ control }) => control !== null);
  expect(labels.length).toBeGreaterThan(4);
  expect(labels.every((label) => label.control?.closest('form') === label.closest('form'))).toBe(true);
});
