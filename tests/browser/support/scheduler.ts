import type { Tab } from './application';

export const dialog = ({ page }: Tab) => page.getByRole('dialog');
export const message = ({ page }: Tab, text: string) => page.getByText(text).first();
/** A time that is offered on a day. */
export const offered = (tab: Tab, day: string, time: string) =>
  dialog(tab).getByRole('radiogroup', { name: day }).getByRole('radio', { name: time, exact: true });

/** The dialog of the participant, with the session type and the coach chosen, a week later. */
export async function openBooking(tab: Tab) {
  await tab.page.getByRole('button', { name: 'Book a session' }).click();
  await dialog(tab).getByLabel('Session type').selectOption({ label: 'Follow-up, 30 minutes' });
  await dialog(tab).getByLabel('Coach', { exact: true }).selectOption({ label: 'Casey Brooks' });
  await dialog(tab).getByRole('button', { name: 'Later' }).click();
}
