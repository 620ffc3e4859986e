import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bundleOf, mainScreen, makeStage } from '../../tests/support/stage';

// A value that is none of the choices: one of the address selects nothing, one that a form stores stays visible, so that nothing is lost.

const items = ['', '2025', '2026'].map((value) => ({ value, text: value === '' ? 'All years' : `Year ${value}` }));

test('outside of a form, a value that is none of the choices selects nothing; in a form it stays visible', async () => {
  const form = {
    id: 'stored',
    kind: 'form' as const,
    data: { type: 'object', properties: { Year: { type: 'string' } } },
    fields: [{ id: 'year', at: '/Year', widget: 'select', label: 'Stored year', options: { items } }],
  };
  const choice = (id: string, widget: string, value: string) => ({ id, widget, label: id, value, options: { alwaysChosen: true, items } });
  const body = [
    choice('Known year', 'select', '2025'),
    choice('Unknown year', 'select', '1066'),
    choice('Chips', 'toggle-group', '1066'),
    { id: 'stored', form: 'stored', value: { Year: '1066' }, onSubmit: [] },
  ];
  const { element } = await makeStage({ bundles: [bundleOf({ ...mainScreen, body }, { forms: { stored: form } } as never)], start: '/main' });
  await render(element);
  const shown = (name: string) => (page.getByLabelText(name, { exact: true }).element() as HTMLSelectElement).selectedOptions[0]?.textContent;
  await expect.element(page.getByLabelText('Stored year')).toBeVisible();
  expect(['Known year', 'Unknown year', 'Stored year'].map(shown)).toEqual(['Year 2025', 'Select', '1066']);
  expect(document.querySelectorAll('[aria-pressed="true"], [aria-checked="true"]')).toHaveLength(0);
});
