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
  await tab.page.getByRole('button', { name: 'Open', exact: true }).click();
  await panel(tab).getByLabel('Last Name').fill(lastName);
  await panel(tab)
    .getByRole('button', { name: `Act as ${name}` })
    .click();
  await startActing(tab);
  await expect.poll(() => tab.page.locator('.bar-banner-alert').count(), patient).toBe(1);
  await settled(tab.page);
}
