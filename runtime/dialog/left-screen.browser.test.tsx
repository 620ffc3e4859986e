import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bundleOf, makeStage } from '../../tests/support/stage';
import type { Action } from '../definitions/actions';

const words = { id: 'words', kind: 'dialog', title: 'Words', body: [{ id: 'text', text: 'Some words' }] };
const screen = (id: string, body: object[]) =>
  bundleOf({ id, kind: 'screen', path: `/${id}`, title: id, allow: 'everyone', layout: 'bare', state: {}, body } as never, { dialogs: { words } as never });

/** A screen whose button does this, and another screen. */
async function press(action: Action) {
  const told = { announce: 'DISMISSED' } as Action;
  const withEnds = 'openDialog' in action ? { ...action, onDismiss: told } : { ...action, onNo: told };
  const stage = await makeStage({
    bundles: [screen('first', [{ id: 'go', button: 'Go', onPress: withEnds }]), screen('second', [{ id: 'text', text: 'The second screen' }])],
    start: '/first',
  });
  const heard: string[] = [];
  stage.services.listen(({ type }) => heard.push(type));
  await render(stage.element);
  await page.getByRole('button', { name: 'Go' }).click();
  return { ...stage, heard };
}

test.each<[string, Action]>([
  ['dialog', { openDialog: 'words' }],
  ['alertdialog', { confirm: 'Really?' }],
])('a %s closes with the screen that opened it, and nothing of that screen follows', async (role, action) => {
  const { services, heard } = await press(action);
  await expect.element(page.getByRole(role as 'dialog')).toBeVisible();
  services.navigation.go('/second');
  await expect.element(page.getByText('The second screen')).toBeVisible();
  await expect.poll(() => document.querySelector(`[role="${role}"]`)).toBeNull();
  expect(heard).not.toContain('DISMISSED');
});

test('a dialog that a screen opened is still there when only the query of the address changes', async () => {
  const { services } = await press({ openDialog: 'words' });
  await expect.element(page.getByRole('dialog')).toBeVisible();
  services.navigation.go('/first?tab=2');
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await expect.element(page.getByRole('dialog')).toBeVisible();
});
