import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled } from './application';
import { patient } from './pages';
import { showAllPrograms } from './visits';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');

/**
 * The parts of the dialog of a self report, and what people do there.
 * @param page returns the page of the running test.
 */
export function selfReportDialog(page: () => Page) {
  const dialog = () => page().getByRole('dialog');
  const tabOf = (name: string) => dialog().getByRole('tab', { name });
  const button = (name: string) => dialog().getByRole('button', { name, exact: true });
  const remove = () => dialog().getByRole('button', { name: /^Delete the submission/ });

  /** Joins a program where that is still to be done, and opens its dialog from the card. */
  async function open(name: string, by = 'Report') {
    const card = page().getByRole('main').getByRole('article', { name });
    if ((await card.count()) === 0) await showAllPrograms(page());
    await card.first().waitFor();
    const join = card.getByRole('button', { name: 'Join' });
    if ((await join.count()) > 0) await join.first().click();
    await card.getByRole('button', { name: by }).first().click();
    await dialog().waitFor();
    await settled(page());
  }

  async function close() {
    // What had the focus may have gone with its tab: the dialog takes it a moment later.
    await expect.poll(() => page().evaluate(() => document.activeElement?.closest('.MuiDialog-root') !== null), patient).toBe(true);
    await page().keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await settled(page());
  }

  /** Chooses a file, and waits until its field names it. */
  async function attach() {
    await dialog().locator('input[type=file]').setInputFiles({ name: 'proof.pdf', mimeType: 'application/pdf', buffer: pdf });
    await dialog().getByText('proof.pdf').first().waitFor();
  }

  /** Opens Give Blood, and reports a donation, which has to be approved. */
  async function reportDonation(comment: string) {
    await open('Give Blood');
    await attach();
    await dialog().getByLabel('Comment').fill(comment);
    await dialog().getByRole('checkbox').check();
    await button('Submit').click();
    await dialog().getByText(comment).waitFor();
  }

  /** Opens a program that asks a question, and sends one of its answers. */
  async function answer(name: string, text: string) {
    await open(name);
    await dialog().getByLabel(text, { exact: true }).check();
    await dialog().getByRole('checkbox').check();
    await button('Submit').click();
  }

  return { dialog, tabOf, button, remove, open, close, attach, reportDonation, answer };
}
