import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { count } from '../../support/counts';
import { takesTurns } from '../../support/second-tier';
import { runsNow } from '../../support/slice';
import { touchesPath } from './touched-screens';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of axe that look at colors: what the other rules find in light, they find in dark. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/** How many scans each test has asked for. */
const asked = new Map<string, number>();

/**
 * The same for one scan of a test that is about something else: a quarter of them is made in each landing, and those of screens and tests that the landing
 * changes.
 */
export async function axeFindingsOfSlice(page: Page, rules?: string[]): Promise<string[]> {
  const { currentTestName = '', testPath = '' } = expect.getState();
  const file = relative(process.cwd(), testPath);
  const test = `${file} ${currentTestName}`;
  const scan = (asked.get(test) ?? 0) + 1;
  asked.set(test, scan);
  const touches = touchesPath(new URL(page.url()).pathname);
  const isNow = takesTurns(file) || runsNow(`axe ${test} ${scan}`, 4, (changed) => changed === file || touches(changed));
  return isNow ? axeFindings(page, rules) : [];
}

/** Renderings in which axe found nothing, by this worker: axe is dear, and looks at each once. */
const sound = new Set<string>();

/** The widths, in pixels, above which a page is laid out in another way, as `breakpoints` of the application has them. */
const breakpoints = [640, 1023, 1324];

/**
 * Says what axe finds wrong with the page: the rule and the first place of each. With `rules` it looks for nothing else. A rendering in which it found
 * nothing before is not scanned again.
 */
export async function axeFindings(page: Page, rules?: string[]): Promise<string[]> {
  const rendering = await renderingOf(page);
  if (sound.has(rendering) || sound.has(`${rendering} ${String(rules)}`)) return [];
  const findings = await scan(page, rules);
  // What has changed meanwhile is another rendering.
  if (findings.length === 0 && (await renderingOf(page)) === rendering) sound.add(rules === undefined ? rendering : `${rendering} ${String(rules)}`);
  return findings;
}

/**
 * Names what axe would see of a page: its elements with their attributes and the lengths of their texts, the look of the company, how wide the
 * window is, and whether it is light or dark. Ids, addresses and the words themselves make no difference.
 */
async function renderingOf(page: Page): Promise<string> {
  const content = await page.evaluate((widths) => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const part of body.querySelectorAll('script, style')) part.remove();
    const lengthOf = (text: string) => '~'.repeat(Math.ceil(text.trim().length / 8));
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) text.nodeValue = lengthOf(text.nodeValue ?? '');
    const named = [
      'id',
      'for',
      'name',
      'headers',
      'href',
      'src',
      'srcset',
      'value',
      'data-id',
      'aria-labelledby',
      'aria-describedby',
      'aria-controls',
      'aria-owns',
    ];
    const worded = ['title', 'alt', 'placeholder', 'aria-label', 'aria-valuetext', 'datetime'];
    for (const element of body.querySelectorAll('*')) {
      for (const name of named) if (element.hasAttribute(name)) element.setAttribute(name, '');
      for (const name of worded) if (element.hasAttribute(name)) element.setAttribute(name, lengthOf(element.getAttribute(name) ?? ''));
    }
    const { lang, dir, dataset } = document.documentElement;
    const media = ['(prefers-color-scheme: dark)', '(forced-colors: active)', '(prefers-reduced-motion: reduce)'].map((query) => matchMedia(query).matches);
    const look = localStorage.getItem('ls.rootdata');
    return JSON.stringify([body.innerHTML, lang, dir, dataset.colorScheme, media, widths.filter((width) => innerWidth > width).length, look]);
  }, breakpoints);
  return createHash('sha256').update(content).digest('base64');
}

async function scan(page: Page, rules: string[] | undefined): Promise<string[]> {
  count('axeScans');
  // A pointer that rests on a button after a press shows its tip, a second later and outside of the page's regions.
  if ((await page.locator('.MuiTooltip-popper').count()) > 0) {
    await page.mouse.move(0, 0);
    await page
      .locator('.MuiTooltip-popper')
      .first()
      .waitFor({ state: 'detached', timeout: 2000 })
      .catch(() => undefined);
  }
  // Playwright evaluates in a way that the page's policy does not forbid; a script element would be refused.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async (runOnly) => {
    const moving = () => document.getAnimations().filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity);
    const look = async () => {
      // A dialog that is still fading in has colors of its own.
      while (moving().length > 0) await Promise.allSettled(moving().map(({ finished }) => finished));
      const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } };
      const { violations } = await axe.run({ resultTypes: ['violations'], preload: false, elementRef: false, ...(runOnly === undefined ? {} : { runOnly }) });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
    };
    let findings = await look();
    // One that opened while axe looked is looked at again when it stands still.
    for (let more = 0; more < 3 && findings.length > 0 && moving().length > 0; more += 1) findings = await look();
    return findings;
  }, rules);
}
