import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bundleOf, mainScreen, makeStage } from '../../tests/support/stage';

const form = (id: string) => ({
  id,
  kind: 'form' as const,
  data: { type: 'object', properties: { Name: { type: 'string' }, Place: { type: 'string' } } },
  fields: [
    { id: 'name', at: '/Name', widget: 'text', label: `Name of ${id}` },
    { id: 'place', at: '/Place', widget: 'text', label: `Place of ${id}` },
  ],
});
const parts = (id: string) => [
  { id: 'entry', form: id, label: id, onSubmit: { notify: { text: `Sent ${id}` } } },
  { id: `send-${id}`, button: `Send ${id}`, submits: 'entry', onPress: { submitForm: 'entry' } },
];

test.each(['page', 'window'])('Enter in the form of a %s sends that form, although another one has its name', async (which) => {
  const bundle = bundleOf({ ...mainScreen, body: [...parts('page'), { id: 'open', button: 'Open', onPress: { openDialog: 'window' } }] } as never, {
    forms: { page: form('page'), window: form('window') } as never,
    dialogs: { window: { id: 'window', kind: 'dialog', title: 'Window', body: parts('window') } } as never,
  });
  const stage = await makeStage({ bundles: [bundle], start: '/main', answers: {} });
  await render(stage.element);
  if (which === 'window') await page.getByRole('button', { name: 'Open' }).click();
  await userEvent.fill(page.getByLabelText(`Name of ${which}`), 'Ada');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(`Sent ${which}`)).toBeVisible();
});
