import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bundleOf, mainScreen, makeStage, operation } from '../../tests/support/stage';
import './screen.css';

test('C-tracker-31 a tile has a picture, a name and a caption, and works once at a time', async () => {
  let calls = 0;
  let answer: (response: Response) => void = () => undefined;
  const doIt = () => {
    calls += 1;
    return new Promise<Response>((resolve) => {
      answer = resolve;
    });
  };
  const tiles = ['run', 'no-such-picture'].map((icon) => ({
    id: icon,
    tile: `By ${icon}`,
    icon: { $: `"${icon}"` },
    caption: 'No entries yet',
    onPress: { call: 'doIt', onOk: { notify: 'Done.' } },
  }));
  const body = [{ id: 'tiles', columns: tiles, atLeast: 220, keepWidth: true }];
  const bundle = bundleOf({ ...mainScreen, body } as never, {
    operations: { doIt: operation('doIt', 'POST') },
  });
  const stage = await makeStage({ bundles: [bundle], start: '/main', answers: { doIt } });
  await render(stage.element);
  const tile = page.getByRole('button', { name: 'By run No entries yet' });
  await expect.poll(() => tile.element().querySelector('svg')).not.toBeNull();
  await expect
    .poll(() =>
      page
        .getByRole('button', { name: /^By no-such/ })
        .element()
        .querySelector('svg'),
    )
    .not.toBeNull();
  await tile.click();
  await tile.click();
  expect(calls).toBe(1);
  answer(Response.json({}));
  await expect.element(page.getByText('Done.')).toBeVisible();
  const { violations } = await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test('a tile shows its value and a line of how it went, which screen readers have in words', async () => {
  const tile = (id: string, values: string, value: string) => ({
    id,
    tile: id,
    icon: 'run',
    value,
    trend: { values: { $: values }, text: 'Between 1 and 3.' },
    onPress: { notify: 'Pressed.' },
  });
  const body = [tile('Filled', '[1, 3, 2]', '2 mi'), tile('Empty', '[]', '')];
  const stage = await makeStage({ bundles: [bundleOf({ ...mainScreen, body } as never, {})], start: '/main' });
  await render(stage.element);
  const filled = page.getByRole('button', { name: 'Filled 2 mi Between 1 and 3.' });
  await expect.element(filled).toBeVisible();
  expect(filled.element().querySelector('.sparkline polyline')?.getAttribute('points')).toBe('4,27 50,5 96,16');
  const empty = page.getByRole('button', { name: 'Empty', exact: true }).element();
  expect(empty.querySelector('.tile-value, .sparkline')).toBeNull();
});
