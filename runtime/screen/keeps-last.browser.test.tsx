import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bundleOf, mainScreen, makeStage, operation } from '../../tests/support/stage';
import type { Node } from '../definitions/nodes';

test.each([
  [true, 'June updating'],
  [undefined, 'loading'],
])('data with keepsLast %s shows while that of another input comes: %s', async (keepsLast, meanwhile) => {
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  const name = { $: "data.month.loading ? 'loading' : data.month.value.name + (data.month.updating ? ' updating' : '')" };
  const body: Node[] = [
    { id: 'next', button: 'Next', onPress: { set: 'month', to: 7 } },
    { id: 'name', text: name },
  ];
  const bundle = bundleOf(
    {
      ...mainScreen,
      body,
      state: { month: { schema: { type: 'number' }, initial: 6 } },
      data: { month: { call: 'getMonth', input: { month: { $: 'state.month' } }, ...(keepsLast && { keepsLast }) } },
    } as never,
    { operations: { getMonth: operation('getMonth', 'GET', ['month']) } },
  );
  const stage = await makeStage({
    bundles: [bundle],
    start: '/main',
    answers: {
      getMonth: async ({ url }: { url: URL }) => {
        if (url.searchParams.get('month') !== '7') return Response.json({ name: 'June' });
        await waiting;
        return Response.json({ name: 'July' });
      },
    },
  });
  await render(stage.element);
  await expect.element(page.getByText('June')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByText(meanwhile)).toBeVisible();
  answer();
  await expect.element(page.getByText('July', { exact: true })).toBeVisible();
});
