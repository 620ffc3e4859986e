import { expect } from 'vitest';
import { settled, type Tab } from './application';
import { patient } from './pages';

/** The panel of those who act for others. */
export const panel = ({ page }: Tab) => page.getByRole('complementary', { name: 'Side panel' });

/** What stands above everything. */
export const banner = ({ page }: Tab) => page.locator('.bar-banner');

/** By the mouse: opens the panel and acts for somebody. */
export async function actAs(tab: Tab, lastName: string, name: string): Promise<void> {
  await tab.page.getByRole('button', { name: 'Open', exact: true }).click();
  await panel(tab).getByLabel('Last Name').fill(lastName);
  await panel(tab)
    .getByRole('button', { name: `Act as ${name}` })
    .click();
  await expect.poll(() => tab.page.locator('.bar-banner-alert').count(), patient).toBe(1);
  await settled(tab.page);
}
