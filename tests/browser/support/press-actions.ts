import { sql } from 'drizzle-orm';
import type { Page, Request, Response } from 'playwright-core';
import { undoingWrites } from '../../server/support/undo-writes';
import type { Application, Tab } from './application';
import { keyOf, layers, linksOf, listOffered, type Offered, press, refusalsShown, showsFaults } from './offered-actions';
import { startAgain } from './page-pool';
import { signedInStorage } from './signed-in';

/** What is not pressed, each with the reason. */
const leftOut: { name: RegExp; why: string }[] = [{ name: /^(sign|log) out$/i, why: 'It ends the session. tests/browser/session-tabs.test.ts presses it.' }];

/** How many presses lead to an action at most, such as a menu, its item, and the button of the dialog that it opens. */
const deepest = 4;

/** One screen as one person sees it. */
interface Sweep {
  path: string;
  who: string | undefined;
  /** Whether the bar and the panels around the screen are pressed, too. */
  withFrame: boolean;
  /** Whether each row is tried, instead of one of those in the same state. */
  everyRow: boolean;
  /** How many presses at most. */
  most: number;
  /** The page that a link leads to. */
  comesTo(path: string): string;
}

/** What pressing found. */
interface Pressed {
  /** What was refused: the way to the action, and what was answered. */
  findings: string[];
  presses: number;
}

/**
 * Presses what screens offer, on one server, and takes back what each press writes. Whatever else is to be written comes before.
 * @returns a function that presses the actions of one screen, one screen at a time.
 */
export async function pressingOn(application: Application): Promise<(tab: Tab, sweep: Sweep) => Promise<Pressed>> {
  const { database } = application.server;
  const undo = await undoingWrites(database);
  /** Whether a press has written anything but that the session goes on. */
  const hasWritten = async (): Promise<boolean> => {
    const { rows } = (await database.execute(sql`select 1 from test_changes where name not in ('sessions', 'tickets') or name = 'sessions'
      and (old is null or new is null or old->>'impersonated_user_id' is distinct from new->>'impersonated_user_id') limit 1`)) as unknown as {
      rows: unknown[];
    };
    return rows.length > 0;
  };
  return async (tab, sweep) => {
    await undo();
    const stored = sweep.who === undefined ? {} : await signedInStorage(application, sweep.who);
    // The session of this sweep stays.
    await database.execute(sql`delete from test_changes`);
    return pressAll(tab, sweep, { stored, undo, hasWritten });
  };
}

interface Tools {
  /** What signs the person in. */
  stored: Record<string, string>;
  undo(): Promise<void>;
  hasWritten(): Promise<boolean>;
}

/** Watches the calls of a page, and keeps it from leaving or asking by windows of its own. */
function watch(page: Page) {
  const pending = new Set<Request>();
  const failed: Response[] = [];
  const isCall = (request: Request) => new URL(request.url()).pathname.startsWith('/api/');
  // What a dialog shows may be a program or a definition that loads with its first use.
  const isAwaited = (request: Request) => ['fetch', 'xhr', 'script'].includes(request.resourceType());
  const handlers = {
    request: (request: Request) => void (isAwaited(request) && pending.add(request)),
    requestfailed: (request: Request) => void pending.delete(request),
    requestfinished: (request: Request) => void pending.delete(request),
    response: (response: Response) => void (response.status() >= 400 && isCall(response.request()) && failed.push(response)),
  };
  const other = { popup: (popup: Page) => void popup.close(), dialog: (dialog: { accept(): Promise<void> }) => void dialog.accept() };
  for (const [event, handler] of Object.entries({ ...handlers, ...other })) page.on(event as 'request', handler as () => void);
  const end = () => {
    for (const [event, handler] of Object.entries({ ...handlers, ...other })) page.off(event as 'request', handler as () => void);
  };
  return { isWaiting: () => pending.size > 0, takeFailed: () => failed.splice(0), end };
}

/**
 * Waits until the page waits for nothing: no call, no program, no placeholder and no busy part is left. A table below what shows gets its grid once it
 * is scrolled to, which replaces its buttons: it is scrolled to before they are listed.
 */
async function rested(page: Page, isWaiting: () => boolean): Promise<void> {
  for (let quiet = 0, turn = 0; quiet < 2 && turn < 400; turn += 1) {
    const isBusy = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const look = () => {
            const firstRows = document.querySelector('.first-rows');
            firstRows?.scrollIntoView({ block: 'center' });
            const isLoading = document.querySelector('.placeholder, [aria-busy="true"], .starting') !== null || document.querySelector('main') === null;
            resolve(isLoading || firstRows !== null);
          };
          requestAnimationFrame(() => requestAnimationFrame(look));
        }),
    );
    quiet = isBusy || isWaiting() ? 0 : quiet + 1;
  }
}

const keysOf = (offered: readonly Offered[]) => new Set(offered.map(keyOf));
const areSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) => one.size === other.size && [...one].every((key) => other.has(key));
/** The same action in a later list; where its row reads otherwise by now, one of its kind. */
const findIn = (offered: readonly Offered[], action: Offered) =>
  offered.find((one) => keyOf(one) === keyOf(action)) ?? offered.find(({ kind }) => kind === action.kind);
const wayOf = (way: readonly Offered[]) => way.map(({ name, row }) => (row === '' ? name : `${name} [${row}]`)).join(' → ');

async function pressAll(tab: Tab, sweep: Sweep, tools: Tools): Promise<Pressed> {
  const { page } = tab;
  const pressed: Pressed = { findings: [], presses: 0 };
  const calls = watch(page);
  const rest = () => rested(page, calls.isWaiting);
  const list = () => listOffered(page, sweep.withFrame);
  const isThere = () => page.url().startsWith('http') && new URL(page.url()).pathname === sweep.path;

  /** Shows the screen as at first, with all rows as they were. */
  const begin = async (): Promise<Offered[]> => {
    if (await tools.hasWritten()) await tools.undo();
    if (!(await startAgain(page, sweep.path, tools.stored).catch(() => false))) {
      await page.goto('/errors');
      await startAgain(page, sweep.path, tools.stored);
    }
    await rest();
    return list();
  };

  const note = async (what: string): Promise<void> => {
    const failed = calls.takeFailed();
    const isAtFields = failed.every((answer) => [400, 422].includes(answer.status())) && (await showsFaults(page));
    const answers = failed.map(async (answer) => {
      const text = await answer.text().catch(() => '');
      return `${answer.request().method()} ${new URL(answer.url()).pathname} ${answer.status()} ${text.slice(0, 200)}`;
    });
    const complaints = tab.complaints.splice(0).filter((text) => !text.startsWith('Failed to load resource'));
    const all = [...(isAtFields ? [] : await Promise.all(answers)), ...(await refusalsShown(page, sweep.path)), ...complaints];
    if (all.length > 0) pressed.findings.push(`${what}: ${all.join('; ')}`);
    // What was said to this press is not taken for the answer to the next one.
    await page.evaluate(() => document.querySelectorAll<HTMLElement>('.message-close').forEach((button) => button.click()));
  };

  const seen = new Set<string>();
  const isNew = (one: Offered): boolean => {
    const kind = sweep.everyRow ? `${one.place} ${keyOf(one).replace(/› \d+ 0$/, '› day')}` : one.kind;
    if (seen.has(kind) || leftOut.some(({ name }) => name.test(one.name))) return false;
    seen.add(kind);
    return true;
  };

  /** Goes the way to what was offered there; nothing where it does not lead there any more. */
  const goBack = async (way: readonly Offered[]): Promise<Offered[] | undefined> => {
    let offered = await begin();
    for (const step of way) {
      const again = findIn(offered, step);
      if (again === undefined) return undefined;
      await press(page, again).catch(() => undefined);
      await rest();
      offered = await list();
    }
    calls.takeFailed();
    tab.complaints.length = 0;
    return offered;
  };

  /** Closes what is in front, as Escape does; nothing where this does not lead back to what was offered. */
  const closeFront = async (expected: ReadonlySet<string>): Promise<Offered[] | undefined> => {
    const open = await page.locator(layers).count();
    if (open > 0) {
      await page.keyboard.press('Escape');
      const isClosed = ([selector, before]: readonly [string, number]) => document.querySelectorAll(selector).length < before;
      await page.waitForFunction(isClosed, [layers, open] as const, { timeout: 1000 }).catch(() => undefined);
    }
    await rest();
    const offered = await list();
    return areSame(keysOf(offered), expected) ? offered : undefined;
  };

  /** Presses one of what is offered, at a second try from the beginning; false where it is not there again or cannot be pressed. */
  const pressOne = async (way: readonly Offered[], action: Offered, now: readonly Offered[] | undefined) => {
    for (const offered of now === undefined ? [undefined, undefined] : [now, undefined]) {
      const found = findIn(offered ?? (await goBack(way)) ?? [], action);
      const isDone =
        found !== undefined &&
        (await press(page, found).then(
          () => true,
          () => false,
        ));
      if (isDone) return true;
    }
    pressed.findings.push(`${wayOf([...way, action])}: it cannot be pressed, or is not there again`);
    return false;
  };

  /** Presses each of what came with the last press; `way` leads there from the screen as at first. */
  const visit = async (way: readonly Offered[], here: readonly Offered[], before: ReadonlySet<string>): Promise<void> => {
    const expected = keysOf(here);
    let now: readonly Offered[] | undefined = here;
    for (const action of here.filter((one) => !before.has(keyOf(one)) && isNew(one))) {
      if (pressed.presses >= sweep.most) return;
      pressed.presses += 1;
      const isPressed: boolean = await pressOne(way, action, now);
      now = undefined;
      if (!isPressed) continue;
      await rest();
      await note(wayOf([...way, action]));
      // What was written is taken back from the beginning; elsewhere another screen begins.
      if (!isThere() || (await tools.hasWritten())) continue;
      const after = await list();
      const isAsBefore = areSame(keysOf(after), expected);
      if (!isAsBefore && way.length + 1 < deepest) await visit([...way, action], after, expected);
      if (isAsBefore) now = after;
      else if (isThere() && !(await tools.hasWritten())) now = await closeFront(expected);
    }
  };

  const first = await begin();
  await note('(the screen)');
  for (const link of await linksOf(page))
    if (/^\/(errors|notfound)/.test(sweep.comesTo(link))) pressed.findings.push(`the link to ${link} leads to ${sweep.comesTo(link)}`);
  await visit([], first, new Set());
  calls.end();
  return pressed;
}
