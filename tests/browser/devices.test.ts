import { describe, expect } from 'vitest';
import { inSlices, withApplication } from './support/fixture';
import { type Tab } from './support/application';
import { patient } from './support/pages';
import { backTo, expectSoundAtBothWidths, sharedVisit } from './support/visits';

const { test, application } = withApplication();
const appearance = inSlices(test, '/programs');

const visit = sharedVisit(
  async () => {
    const tab = await application.open();
    await tab.enterAs('pat@summit.example');
    return tab;
  },
  async (tab) => {
    for (let open = 0; open < 2; open += 1) await tab.page.keyboard.press('Escape');
    await backTo(tab, '/programs');
  },
);

/** The menu of devices, open. */
const menuOf = async (tab: Tab) => {
  await tab.page.getByRole('button', { name: /Devices/ }).click();
  return tab.page.locator('.popover-parts');
};
const rowOf = async (tab: Tab, device: string) => (await menuOf(tab)).locator('.row').filter({ hasText: device });
const shareOf = (tab: Tab, role: 'dialog' | 'alertdialog') =>
  tab.page.getByRole(role).evaluate((element) => Math.round((100 * element.getBoundingClientRect().width) / window.innerWidth));

const confirmed = async (tab: Tab, device: string) => {
  await (await rowOf(tab, device)).getByRole('button', { name: 'Remove' }).click();
  return tab.page.getByRole('alertdialog', { name: 'Confirm Remove' });
};

describe('the health apps of a phone', () => {
  appearance.each([
    ['Apple Health', '/devices/apple-health.svg', 'choose Sharing and then Apps'],
    ['Google Fit', '/devices/google-fit.svg', 'choose Profile, Settings and then Connected apps'],
    ['Health Connect', '/devices/health-connect.svg', 'choose App permissions'],
  ])('A-devices-08 a picture says how %s is connected, in a dialog half as wide as the window', async (device, picture, words) => {
    const tab = await visit();
    await (await rowOf(tab, device)).getByRole('button', { name: 'How to connect' }).click();
    const dialog = tab.page.getByRole('dialog', { name: `Connect ${device}` });
    await dialog.getByText(words).waitFor();
    expect(await shareOf(tab, 'dialog')).toBe(50);
    const image = dialog.locator('img');
    expect(await image.getAttribute('src')).toBe(picture);
    await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth), patient).toBeGreaterThan(0);
    if (device === 'Apple Health') await expectSoundAtBothWidths(tab);
  });

  appearance('A-devices-14 A-devices-28 offer nothing to remove them, also where they are connected', async () => {
    const tab = await application.open();
    const connected = [
      ['apple-health', 'Apple Health', 'AppleHealth', false],
      ['google-fit', 'Google Fit', 'GoogleFit', false],
      ['fitbit', 'Fitbit', 'Validic', true],
    ];
    const items = connected.map(([DeviceId, Label, Provider, CanBeRemoved]) => ({ DeviceId, Label, Provider, CanBeRemoved, Status: 'Connected' }));
    await tab.page.route('**/GetDeviceNavigationMenu', (route) => route.fulfill({ json: { Items: [{ Label: 'Connected', Items: items }] } }));
    await tab.enterAs('pat@summit.example');
    const buttonsOf = async (device: string) => (await rowOf(tab, device)).getByRole('button').allTextContents();
    expect(await buttonsOf('Fitbit')).toEqual(['Remove']);
    await tab.page.keyboard.press('Escape');
    expect(await buttonsOf('Apple Health')).toEqual(['How to connect']);
    await tab.page.keyboard.press('Escape');
    expect(await buttonsOf('Google Fit')).toEqual(['How to connect']);
    await tab.close();
  });
});

describe('a device that is removed', () => {
  appearance('A-devices-09 is asked about in a dialog of 40 percent of the window', async () => {
    const tab = await visit();
    await (await confirmed(tab, 'Garmin Connect')).waitFor();
    expect(await shareOf(tab, 'alertdialog')).toBe(40);
    await expectSoundAtBothWidths(tab);
  });

  appearance('A-devices-25 A-devices-26 A-devices-27 is named in the question, and stays where the answer is no', async () => {
    const tab = await visit();
    const dialog = await confirmed(tab, 'Garmin Connect');
    const text = await dialog.locator('.MuiDialogContent-root').textContent();
    const asked =
      'Are you sure you want to disconnect the device from your connected devices? Once you disconnect the device your data will stop automatically syncing.';
    expect(text).toBe(asked.replaceAll('the device', 'Garmin Connect'));
    await dialog.getByRole('button', { name: 'No' }).click();
    await expect.poll(() => dialog.count(), patient).toBe(0);
    await tab.page.keyboard.press('Escape');
    expect(await (await rowOf(tab, 'Garmin Connect')).getByRole('button').allTextContents()).toEqual(['Remove']);
  });

  test('A-devices-11 is disconnected, and the list is asked for again every 20 s until it says so', async () => {
    const tab = await application.open();
    await tab.page.clock.install();
    let asked = 0;
    const item = { DeviceId: 'd1', Label: 'Slow Band', Provider: 'Validic', CanBeRemoved: true };
    let status = 'Connected';
    await tab.page.route('**/GetDeviceNavigationMenu', (route) => {
      asked += 1;
      return route.fulfill({ json: { Items: [{ Label: status, Items: [{ ...item, Status: status }] }] } });
    });
    const sent: unknown[] = [];
    await tab.page.route('**/UnregisterDevice', (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ json: { Data: null, Successful: true, Errors: [] } });
    });
    await tab.enterAs('pat@summit.example');
    await (await confirmed(tab, 'Slow Band')).getByRole('button', { name: 'Yes' }).click();
    await expect.poll(() => asked, patient).toBe(2);
    expect(sent).toEqual([{ Device: 'd1' }]);
    await tab.page.clock.runFor(19_000);
    expect(asked).toBe(2);
    await tab.page.clock.runFor(1_500);
    await expect.poll(() => asked, patient).toBe(3);
    status = 'Disconnected';
    await tab.page.clock.runFor(20_500);
    await expect.poll(() => asked, patient).toBe(4);
    await tab.page.clock.runFor(60_000);
    expect(asked).toBe(4);
    await tab.close();
  });
});

describe('registering with the provider', () => {
  const register = async (tab: Tab) => (await menuOf(tab)).getByRole('button', { name: 'Register' }).click();

  test('A-devices-24 says that it was successful', async () => {
    const tab = await visit();
    await register(tab);
    await tab.page.getByText('Validic Registration Successful', { exact: true }).waitFor();
  });

  appearance('A-devices-23 says that it failed, and what the server says of it', async () => {
    const tab = await visit();
    await tab.page.route('**/registerdeviceprovider', (route) =>
      route.fulfill({ status: 502, json: { StatusCode: 502, Errors: [{ Code: 'away', Message: 'The provider does not answer.' }], ShowUser: true } }),
    );
    await register(tab);
    await tab.page.getByText('Error Registering With Validic The provider does not answer.', { exact: true }).waitFor();
    await tab.page.unroute('**/registerdeviceprovider');
  });
});
