import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bundleOf, makeStage, operation } from '../../tests/support/stage';

test('an answer that is there already, when a screen opens again, lets the next be asked for', async () => {
  const screen = {
    id: 'main',
    kind: 'screen' as const,
    path: '/main',
    title: 'Main',
    allow: 'everyone' as const,
    layout: 'bare',
    data: {
      list: { call: 'getList' },
      entry: { call: 'getEntry', when: { $: 'data.list.value != null' }, input: { id: { $: 'data.list.value' } } },
    },
    body: [{ id: 'wait', await: ['entry'], failed: 'No.', show: [{ id: 'entry', text: { $: 'data.entry.value' } }] }],
  };
  const bundle = bundleOf(screen, { operations: { getList: operation('getList'), getEntry: operation('getEntry') } });
  const stage = await makeStage({ bundles: [bundle], start: '/main' });
  stage.services.queries.setQueryData(['getList', {}], 'seven');
  stage.services.queries.setQueryData(['getEntry', { id: 'seven' }], 'The seventh entry');
  await render(stage.element);
  await expect.element(page.getByText('The seventh entry')).toBeVisible();
});
