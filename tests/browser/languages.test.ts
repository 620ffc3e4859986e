import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LanguageDefinition } from '../../runtime/definitions/shapes/language';
import spanish from '../../schemas/languages/es-419.language.json';
import { definitionsWith, testSource } from '../server/support/definitions';
import { pseudoLanguage } from '../support/pseudo-language';
import { type Application, settled, startApplication, type Tab, widths } from './support/application';
import { axeFindings } from './support/axe';
import { misfits } from './support/fits';
import { answerStartUp } from './support/pages';
import { lastRun } from '../support/slice';
import { asEachRole, people, type Role, screensByRole, visitsNow } from './support/screens-of-roles';
import { follow } from './support/visits';
import { check } from '../support/shared-compiler';
import { textCatalogue } from '../../codegen/generate/texts';
import { programTexts } from '../../codegen/language/program-texts';

/** The product as everybody reads it in one language, whatever they have chosen. */
async function startIn(language: LanguageDefinition): Promise<Application> {
  const { toggle: _toggle, ...everybody } = language;
  const said: LanguageDefinition = { ...everybody, insteadOf: 'en-US' };
  return startApplication({ definitions: definitionsWith({ [`schemas/languages/${language.id}.language.json`]: said }) });
}

/** Every text of the product, and of its customers. */
async function allTexts(): Promise<string[]> {
  const { base, customers } = check(testSource());
  const texts = [base, ...customers].flatMap(({ project }) => Object.values(textCatalogue(project, programTexts)));
  return [...new Set(texts)];
}

/** Everything that a page says: what is read, and what it is called for readers of screens. */
const saidOn = ({ page }: Tab): Promise<string[]> =>
  page.evaluate(() => {
    const said: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
      if (!['SCRIPT', 'STYLE', 'TEXTAREA'].includes(text.parentElement?.tagName ?? '') && text.parentElement?.checkVisibility())
        said.push(text.nodeValue ?? '');
    for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) said.push(element.getAttribute(name) ?? '');
    return [...new Set(said.map((text) => text.trim()).filter((text) => text !== ''))];
  });

/** Where those who wrote a text change it: it stays as they wrote it. */
const asWritten = ['/administration/announcements', '/administration/program-notifications'];

/** Each text that calls have answered in a tab, but those of the product, which are translated also when they arrive with data. Names of people are never. */
function hearAnswers({ page }: Tab, product: ReadonlySet<string>): Set<string> {
  const heard = new Set<string>();
  const keep = (value: unknown, isName = false): void => {
    // Of a text with tags each part is shown by itself.
    if (typeof value === 'string') {
      for (const part of [value, ...value.split(/<[^>]*>/)].map((one) => one.replaceAll('&amp;', '&').trim()))
        if (isName || !product.has(part)) heard.add(part);
    } else if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) keep(part, /^(?:First|Last|Preferred)Name$/.test(name));
  };
  page.on('response', (response) => {
    if (response.url().includes('/api/')) void response.json().then(keep, () => undefined);
  });
  return heard;
}

/** A walk through every screen, each as somebody of the first role that has it. */
async function walk(
  sweep: string,
  { application, product }: { application: Application; product: ReadonlySet<string> },
  look: (tab: Tab, path: string, heard: Set<string>) => Promise<string[]>,
): Promise<string[]> {
  const visits = await screensByRole(application);
  const found: string[] = [];
  // The tool of authors shows a schema, which is in no language.
  const all = Object.values(visits)
    .flat()
    .filter(({ path, isFirst }) => isFirst && path !== '/schema-preview');
  expect(all.length).toBeGreaterThan(48);
  const now = visitsNow(sweep, all);
  expect(now.length).toBeGreaterThan(4);
  await asEachRole(async (role: Role) => {
    const own = visits[role].filter((visit) => now.includes(visit));
    if (own.length === 0) return;
    const who = people[role];
    if (who !== undefined) await answerStartUp(application, who);
    const tab = await application.open('narrow');
    const heard = hearAnswers(tab, product);
    await (who === undefined ? tab.go('/act/auth/login') : tab.enterAs(who));
    for (const { path } of own) {
      await follow(tab, path);
      await settled(tab.page);
      for (const fault of await look(tab, path, heard)) found.push(`${path}: ${fault}`);
    }
  });
  return found;
}

describe('in a language of accents that is four tenths longer', () => {
  let application: Application;
  let product: ReadonlySet<string>;
  beforeAll(async () => {
    const texts = await allTexts();
    product = new Set(texts);
    application = await startIn(pseudoLanguage(texts));
  }, 300_000);
  afterAll(() => application?.close());

  /** Names of months, days and halves of a day: those of English, as the language has none. Brands, units and formats are the same everywhere. */
  const everywhere =
    /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\b|(?<![A-Za-z])[ap]m\b|\b(?:Pacific|Mountain|Central|Eastern) Time\b|\b(?:AM|PM|[ECMP]T|USD|Wellspring|Español|English|MM|DD|YYYY)\b/g;
  const leftOf = (said: string, data: readonly string[]): string => {
    let left = said;
    for (const one of data) if (left.includes(one)) left = left.replaceAll(one, '');
    return left.replace(everywhere, '');
  };

  test('every screen says nothing in plain English but what people wrote, and fits a phone', async () => {
    const found = await walk('accents', { application, product }, async (tab, path, heard) => {
      const data = [...heard].filter((text) => text.length > 2).sort((one, other) => other.length - one.length);
      const plain = asWritten.includes(path) ? [] : (await saidOn(tab)).filter((said) => /[A-Za-z]{2}/.test(leftOf(said, data)));
      return [...plain.map((said) => `"${said}" is not translated`), ...(await misfits(tab.page))];
    });
    expect(found, lastRun(4)).toEqual([]);
  }, 600_000);
});

describe('in Spanish', () => {
  let application: Application;
  beforeAll(async () => {
    application = await startIn(spanish as LanguageDefinition);
  }, 300_000);
  afterAll(() => application?.close());

  /** Each English text whose Spanish is another one. */
  const english = new Set(Object.entries(spanish.texts).flatMap(([text, said]) => (text === said || text.length < 3 ? [] : [text])));

  test('every screen is in Spanish, fits a phone, and axe finds nothing', async () => {
    const found = await walk('accents', { application, product: english }, async (tab, path) => {
      // Also what arrives with data.
      const plain = asWritten.includes(path) ? [] : (await saidOn(tab)).filter((said) => english.has(said));
      const lang = await tab.page.evaluate(() => document.documentElement.lang);
      await tab.page.setViewportSize(widths.narrow);
      return [
        ...(lang === 'es-419' ? [] : [`the page says that it is ${lang}`]),
        ...plain.map((said) => `"${said}" is English`),
        ...(await misfits(tab.page)),
        ...(await axeFindings(tab.page)),
      ];
    });
    expect(found, lastRun(4)).toEqual([]);
  }, 600_000);
});
