import { describe, expect } from 'vitest';
import { lastRun, runsNow } from '../support/slice';
import { inSlices, withApplication } from './support/fixture';
import { judge } from './support/judged';
import { answerStartUp } from './support/pages';
import { pressingOn } from './support/press-actions';
import { people, type Role, roles, type ScreenVisit, screensByRole } from './support/screens-of-roles';
import { touchesScreen } from './support/touched-screens';

// The generated test that keeps the class out. A screen offers no action that is refused: it is hidden, or says why it cannot be pressed. What people can press is found in the page, not listed here.
// `EVERY_ROW=1` presses the actions of every row, and not only of one in each state; `SCREENS=/programs,/trackers` looks at these paths only.

/** In one landing; all are pressed where every case runs. */
const mostInLanding = 20;
const every = Number.POSITIVE_INFINITY;
const { EVERY_ROW, SCREENS } = process.env;

const { test, application } = withApplication();
const selfCheck = inSlices(test, '/calendar/coaching-sessions');
let visits: Record<Role, ScreenVisit[]>;
let pressScreen: Awaited<ReturnType<typeof pressingOn>>;
test.beforeAll(async () => {
  visits = await screensByRole(application);
  for (const who of Object.values(people)) if (who !== undefined) await answerStartUp(application, who);
  pressScreen = await pressingOn(application);
}, 180_000);

/** Whether a visit is made in this landing: one in sixteen, and those to screens that it touches. */
const isNow = (role: Role, { screen, path }: ScreenVisit): boolean =>
  SCREENS === undefined ? runsNow(`offered actions ${role} ${screen}`, 16, touchesScreen(screen)) : SCREENS.split(',').includes(path);

describe('the actions of every screen', () => {
  test.each(roles)(
    'are not refused when a %s presses them',
    async (role) => {
      expect(visits[role].length).toBeGreaterThan(5);
      const now = visits[role].filter((visit) => isNow(role, visit));
      if (now.length === 0) return;
      const who = people[role];
      const comesTo = await judge(application.server, who);
      const tab = await application.open();
      const found: string[] = [];
      for (const { path } of now) {
        const isBar = path === visits[role][0]!.path;
        const most = lastRun(16) === '' ? every : mostInLanding;
        const pressed = await pressScreen(tab, { path, who, withFrame: isBar, everyRow: EVERY_ROW === '1', most, comesTo });
        found.push(...pressed.findings.map((finding) => `${path} for a ${role}: ${finding}`));
      }
      await tab.close();
      expect(found, lastRun(16)).toEqual([]);
    },
    3_600_000,
  );

  // Shows that the test above can fail.
  selfCheck('are found, also those of dialogs, and what refuses them is named', async () => {
    const who = people.participant;
    const tab = await application.open();
    const json = { StatusCode: 409, Errors: [{ Message: 'Not today.' }], ShowUser: true };
    await tab.page.route('**/api/**', (route) => (route.request().method() === 'DELETE' ? route.fulfill({ status: 409, json }) : route.continue()));
    const sweep = { path: '/calendar/coaching-sessions', who, withFrame: false, everyRow: false, most: every, comesTo: (path: string) => path };
    const { findings, presses } = await pressScreen(tab, sweep);
    await tab.close();
    expect(presses).toBeGreaterThan(5);
    expect(findings).toContainEqual(expect.stringMatching(/^Cancel session on .* → Cancel session: \w+ \/api\/.* 409 .*Not today/));
  });
});
