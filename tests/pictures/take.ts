import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumArguments, chromiumPath } from '../support/chromium';
import { serveFolder } from './serve-folder';

/** A story as Storybook lists it. */
interface Story {
  id: string;
  title: string;
  type: string;
}

/**
 * Widgets stand beside their value, and flows beside how they stand, in one width; what is a page or lies on one is looked at as wide as a desk and as narrow
 * as a phone, and what is about a phone on that alone.
 */
function widthsOf({ id, title }: Story): number[] {
  if (id.endsWith('-on-a-phone')) return [390];
  return title.startsWith('widgets/') ? [800] : title.startsWith('flows/') ? [1440] : [1440, 390];
}

/** What never stands still (one dialog counts the seconds), is the same pictures once more, or ends in the middle of something. */
const leftOut = (id: string): boolean => /^walks--|--(surroundings|all-states)$|-loading$|^dialogs-session--idle-warning/.test(id);

/** The stories of a built Storybook that pictures are taken of. */
function storiesIn(built: string, pattern: RegExp): Story[] {
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as { entries: Record<string, Story> };
  return Object.values(entries).filter(({ id, type }) => type === 'story' && !leftOut(id) && pattern.test(id));
}

/** One browser page for each width: it goes from story to story without being loaded again, as a reviewer's does. */
async function open(browser: Browser, address: string, width: number, first: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`${address}/iframe.html?id=${first}&viewMode=story`);
  return page;
}

type Preview = { channel: { emit(event: string, detail: object): void; once(event: string, heard: (detail: { status?: string }) => void): void } };

/** Shows a story, and answers whether it stands: one that fails shows what the console says. */
async function show(page: Page, id: string): Promise<boolean> {
  const stands = await page.evaluate(
    (storyId) =>
      new Promise<boolean>((resolve) => {
        const { channel } = (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
        channel.once('storyFinished', ({ status }) => resolve(status === 'success'));
        for (const event of ['storyErrored', 'storyThrewException', 'playFunctionThrewException']) channel.once(event, () => resolve(false));
        setTimeout(() => resolve(false), 12_000);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );
  await page.waitForFunction(() => document.querySelector('.placeholder, [aria-busy="true"]') === null, undefined, { timeout: 5000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(60);
  return stands;
}

/** So often a page that moves is looked at again. */
const mostLooks = 6;

/** A picture of the page once two in a row are the same: tables measure their columns, and lists scroll to their end, a little after they are drawn. */
async function stillPicture(page: Page): Promise<Buffer> {
  // A form that is put into words is read after a pause in typing.
  if ((await page.locator('.added-summary').count()) > 0) await page.waitForTimeout(500);
  // A bar of which nobody knows the end moves by the browser's own drawing.
  const mask = [page.locator('progress:not([value])')];
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true, mask });
  let picture = await take();
  for (let looks = 1; looks < mostLooks; looks += 1) {
    await page.waitForTimeout(100);
    const next = await take();
    if (next.equals(picture)) return next;
    picture = next;
  }
  return picture;
}

/** Takes a picture of each story in each of its widths into a folder, and tells after each how many are done. Answers the ids of those that fail. */
export async function takePictures(built: string, folder: string, pattern: RegExp, tell: (done: number, of: number) => void): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const stories = storiesIn(built, pattern);
  const shots = stories.flatMap((story) => widthsOf(story).map((width) => ({ id: story.id, width })));
  const served = await serveFolder(built);
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
  let done = 0;
  const failing = new Set<string>();
  const ofWidth = async (width: number) => {
    const own = shots.filter((shot) => shot.width === width);
    if (own[0] === undefined) return;
    const page = await open(browser, served.address, width, own[0].id);
    for (const { id } of own) {
      if (!(await show(page, id))) failing.add(id);
      writeFileSync(join(folder, `${id}-${width}.png`), await stillPicture(page));
      tell((done += 1), shots.length);
    }
    await page.close();
  };
  try {
    await Promise.all([...new Set(shots.map(({ width }) => width))].map(ofWidth));
  } finally {
    await browser.close();
    await served.close();
  }
  return [...failing];
}
