import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Application, type Tab } from './application';
import { patient } from './pages';

export const path = '/administration/program-notifications';
export const theDefault = 'Wellness Program Notification';

/** An administrator at the program notifications. */
export async function openNotifications(application: Application): Promise<Tab> {
  const tab = await application.open();
  // What is turned on here concerns this administrator too, and would ask at the next start: that dialog has tests of its own.
  await tab.page.route('**/programnotification/getuserprogramnotifications', (route) => route.fulfill({ json: [] }));
  await tab.enterAs('admin@lakeside.example', path);
  return tab;
}

let created = 0;

/** The parts of the screen on the page that is open at the moment. */
export function notificationScreen(page: () => Page) {
  /** A button of the screen, or of the dialog above it: the frame has buttons of its own. */
  const button = (name: string) => page().locator('main, [role="dialog"], [role="alertdialog"]').getByRole('button', { name, exact: true });
  const row = (name: string) => page().getByRole('row').filter({ hasText: name });
  const editor = () => page().getByRole('region', { name: /(New|Edit) notification/ });
  const content = () => editor().getByRole('textbox', { name: 'Content' });
  return {
    button,
    row,
    editor,
    content,
    dialog: () => page().getByRole('alertdialog'),
    cell: (name: string, column: string) => row(name).locator(`[data-field="${column}"]`),
    async select(name: string) {
      await row(name).getByRole('checkbox').click();
      await expect.poll(() => row(name).getByRole('checkbox').isChecked(), patient).toBe(true);
    },
    /** A notification of its own for each test and each try, so that none depends on another: its name. */
    async create(kind: string) {
      const name = `${kind} ${(created += 1)}`;
      await button('New').click();
      await editor().getByLabel('Notification Name').fill(name);
      await content().fill('You agree.');
      await button('Save').click();
      await row(name).waitFor();
      return name;
    },
  };
}
