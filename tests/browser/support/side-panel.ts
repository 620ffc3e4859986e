import { expect } from 'vitest';
import { settled, type Tab } from './application';
import { patient } from './pages';

/** The panel of those who act for others. */
export const panel = ({ page }: Tab) => page.getByRole('complementary', { name: 'Side panel' });

/** What stands above everything. */
export const banner = ({ page }: Tab) => page.locator('.bar-banner');

/** Says yes to the one question that is asked before somebody acts. */
export const startActing = ({ page }: Tab) => page.getByRole('dialog').getByRole('button', { name: 'Start acting' }).click();

/** By the mouse: opens the panel and acts for somebody. */
export async function actAs(tab: Tab, lastName: string, name: string): Promise<void> {
  const lastNameField = panel(tab).getByLabel('Last Name');
  // When acting has just ended, the panel may close once more by itself.
  const open = async () => {
    if ((await panel(tab).count()) === 0) await tab.page.getByRole('button', { name: 'Open', exact: true }).click();
    return lastNameField.isVisible();
  };
  await expect.poll(open, patient).toBe(true);
  await lastNameField.fill(lastName);
  await panel(tab)
    .getByRole('button', { name: `Act as ${name}` })
    .click();
  await startActing(tab);
  await expect.poll(() => tab.page.locator('.bar-banner-alert').count(), patient).toBe(1);
  await settled(tab.page);
}
