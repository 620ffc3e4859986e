import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Application, expectSound, startApplication, type Width } from './support/application';
import { sharedVisit } from './support/visits';

let application: Application;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application?.close());

const screens = [
  { path: '/act/auth/login', heading: 'Sign in', as: undefined },
  { path: '/act/auth/login/reset', heading: 'Reset your password', as: undefined },
  { path: '/act/auth/login/reset?key=a-key', heading: 'Reset your password', as: undefined },
  { path: '/act/auth/login/trustdevice', heading: 'Verify this device', as: undefined },
  { path: '/act/auth/login/password-success', heading: 'Your password was changed', as: undefined },
  { path: '/account/logout', heading: 'You are logged out', as: undefined },
  { path: '/errors/unauthorized', heading: 'You cannot open this page', as: undefined },
  { path: '/notfound', heading: 'This page does not exist', as: undefined },
  { path: '/errors', heading: 'Something went wrong', as: undefined },
  { path: '/schema-preview', heading: 'Schema preview', as: undefined },
  { path: '/programs', heading: 'Welcome, ', as: 'pat@lakeside.example' },
  { path: '/news', heading: 'News', as: 'pat@summit.example' },
  { path: '/resource-hub', heading: 'Resource Hub', as: 'pat@lakeside.example' },
  { path: '/act/userprofile', heading: 'Profile', as: 'pat@lakeside.example' },
  { path: '/administration/program-notifications', heading: 'Program Notification Settings', as: 'admin@lakeside.example' },
];

describe.each(screens)('$path', ({ path, heading, as }) => {
  const visit = sharedVisit(async () => {
    const tab = await application.open();
    await (as ? tab.enterAs(as, path) : tab.go(path));
    return tab;
  });

  test.each(['wide', 'narrow'] as Width[])('shows without a complaint, passes axe and fits the window: %s', async (width) => {
    const tab = await visit(width);
    expect(await tab.page.getByRole('heading', { level: 1 }).textContent()).toContain(heading);
    expect(await tab.page.title()).toContain('Wellspring');
    await expectSound(tab);
  });
});

test('the page runs under a strict Content-Security-Policy', async () => {
  const response = await fetch(`${application.address}/act/auth/login`);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toMatch(/script-src 'self'(;|$)/);
  expect(policy).not.toContain('unsafe');
});

test('/ leads to the programs, and signed out to the sign-in, which leads back', async () => {
  const tab = await application.open();
  await tab.go('/act/userprofile');
  await tab.page.waitForURL('**/act/auth/login?returnUrl=*');
  await tab.page.getByLabel('User name').fill('pat@lakeside.example');
  await tab.page.locator('input[type="password"]').fill('Wellspring-2026');
  await tab.page.keyboard.press('Enter');
  await tab.page.waitForURL('**/act/userprofile');
  await tab.go('/');
  await tab.page.waitForURL('**/programs');
  await tab.context.close();
});

test.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)'])('after sign-in nobody is sent to %s', async (returnUrl) => {
  const tab = await application.open();
  await tab.go(`/act/auth/login?returnUrl=${encodeURIComponent(returnUrl)}`);
  await tab.page.getByLabel('User name').fill('pat@lakeside.example');
  await tab.page.locator('input[type="password"]').fill('Wellspring-2026');
  await tab.page.getByRole('button', { name: 'Sign in' }).click();
  await tab.page.waitForURL('**/programs');
  expect(new URL(tab.page.url()).origin).toBe(application.address);
  await tab.context.close();
});

test('a role that may not open a screen is told so', async () => {
  const tab = await application.open();
  await tab.enterAs('pat@lakeside.example');
  expect(await tab.page.getByRole('link', { name: 'Program Notifications' }).count()).toBe(0);
  await tab.go('/administration/program-notifications');
  await tab.page.waitForURL('**/errors/unauthorized');
  await tab.context.close();
});

test('A-session-51 A-session-54 logging out forgets the token and returns to the sign-in', async () => {
  const tab = await application.open();
  await tab.enterAs('pat@lakeside.example');
  await tab.page.getByRole('button', { name: 'Pat Rivers' }).click();
  await tab.page.getByRole('link', { name: 'Log Out' }).click();
  await tab.page.waitForURL('**/act/auth/login');
  expect(await tab.page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await tab.go('/programs');
  await tab.page.waitForURL('**/act/auth/login?returnUrl=*');
  await tab.context.close();
});
