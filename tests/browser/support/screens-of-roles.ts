import type { SessionAnswer } from '../../../runtime/contracts/session';
import type { Shell } from '../../../runtime/definitions/compiled';
import { runsNow } from '../../support/slice';
import type { Application } from './application';
import { judge } from './judged';
import { touchesScreen } from './touched-screens';

/** Somebody of each role, and of companies whose look or settings are others; nobody sees what is there before signing in. */
export const people = {
  visitor: undefined,
  participant: 'pat@lakeside.example',
  administrator: 'admin@lakeside.example',
  coach: 'coach@lakeside.example',
  support: 'support@wellspring.example',
  'partner administrator': 'partner@north.example',
  'super administrator': 'super@wellspring.example',
};
export type Role = keyof typeof people;
export const roles = Object.keys(people) as Role[];

/** Screens that show nothing of their own: they sign somebody in or out, and lead on. */
const leadOn = new Set(['auto-sign-in', 'single-sign-on', 'sign-out']);
/** What a path names, where it names somebody or something. */
const parameters: Record<string, string> = { userId: 'user-000001', curriculumId: 'calm-and-focus', courseId: 'mindful-minutes' };

/** The screens that open for somebody who is signed in, by what was compiled for their company, as the page decides it; each with one of its paths. */
async function screensFor({ server }: Application, role: Role): Promise<Map<string, string>> {
  const who = people[role];
  const { body: session } = await (who === undefined ? server.nobody : await server.as(who)).get<SessionAnswer>('/session');
  const { routes } = (await server.app.inject(`/definitions/${session.Revision}/shell.json`)).json<Shell>();
  const comesTo = await judge(server, who);
  const paths = new Map<string, string>();
  for (const { path, screen, allow } of routes) {
    const named = path.replace(/:(\w+)\??/g, (_mark, name: string) => parameters[name] ?? '1');
    // What everybody may open is the way in and out: it is looked at as a visitor sees it, but for those that lead on at once.
    const isTheirs = (allow === 'everyone') === (who === undefined) && !leadOn.has(screen);
    if (isTheirs && !paths.has(screen) && comesTo(named) === named) paths.set(screen, named);
  }
  return paths;
}

/** A screen that opens for somebody of a role, by one of its paths. */
export interface ScreenVisit {
  screen: string;
  path: string;
  /** No role before it has the screen. */
  isFirst: boolean;
}

/** Those visits of a sweep that this landing makes: a slice of four, and the screens that the change touches. */
export const visitsNow = (sweep: string, visits: readonly ScreenVisit[]): ScreenVisit[] =>
  visits.filter(({ screen }) => runsNow(`${sweep} ${screen}`, 4, touchesScreen(screen)));

/** For each role the screens that open for them. */
export async function screensByRole(application: Application): Promise<Record<Role, ScreenVisit[]>> {
  const seen = new Set<string>();
  const visits = {} as Record<Role, ScreenVisit[]>;
  for (const role of roles) {
    const screens = [...(await screensFor(application, role))];
    visits[role] = screens.map(([screen, path]) => ({ screen, path, isFirst: !seen.has(screen) }));
    for (const [screen] of screens) seen.add(screen);
  }
  return visits;
}

/** Each role in a browser of its own, two at a time: a machine has about as many cores. */
export async function asEachRole(look: (role: Role) => Promise<void>): Promise<void> {
  const waiting = [...roles];
  const next = async (): Promise<void> => {
    const role = waiting.shift();
    if (role === undefined) return;
    await look(role);
    await next();
  };
  await Promise.all([next(), next()]);
}
