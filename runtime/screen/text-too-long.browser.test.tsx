import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bundleOf, mainScreen, makeStage } from '../../tests/support/stage';

// A coach's search of 5,000 letters was sent, and the list said that it does not exist.
test('a search that is longer than its variable takes is not searched for: the last one stays', async () => {
  const press = (id: string, text: string) => ({ id, button: id, look: 'secondary' as const, onPress: { set: 'search', to: text } });
  const { element } = await makeStage({
    bundles: [
      bundleOf({
        ...mainScreen,
        state: { search: { schema: { type: 'string', maxLength: 5 }, initial: '', inAddress: 'search' } },
        body: [
          press('Short', 'adams'),
          press('Long', 'adamson'),
          { id: 'shown', text: { text: 'Searched: {search}', values: { search: { $: 'state.search' } } } },
        ],
      }),
    ],
    start: '/main',
  });
  await render(element);
  await page.getByRole('button', { name: 'Short' }).click();
  await expect.element(page.getByText('Searched: adams')).toBeVisible();
  await page.getByRole('button', { name: 'Long' }).click();
  await expect.element(page.getByText('Searched: adams', { exact: true })).toBeVisible();
});
