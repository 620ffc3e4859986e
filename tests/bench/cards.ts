import { join } from 'node:path';
import type { ScreenBundle } from '../../runtime/definitions/compiled';
import type { ProgramSection } from '../../schemas/generated/records';
import { programAnswer } from '../../server/areas/programs/program-answer';
import { constantsOf, settingsIn } from '../../server/foundation/constants';
import { compiledDefinitions } from '../../server/definitions/compiled-definitions';
import { calendarOf } from '../../server/demo/demo-calendar';
import { makePrograms, nothingCounted } from '../../server/demo/make-programs';
import seeds from '../../server/demo/programs.json';
import type { ParticipationRow } from '../../server/records/programs';
import { type BuiltPage, openBuiltPage } from '../support/built-page';
import type { CardsGiven, CardsImplementation } from './cards-page';
import { median, quantile } from './figures';

const implementations: CardsImplementation[] = ['wellspring', 'by-hand'];
const measures = ['first', 'all'] as const;

/** How long one implementation took to the first card, and to all of them, in milliseconds. */
interface CardsFigure {
  implementation: CardsImplementation;
  measure: (typeof measures)[number];
  median: number;
  p95: number;
  values: number[];
}

/** Our cards may take as much of the time of those by hand. */
const mostOfByHand = 1.25;

/** The part of the home page that holds the cards, as it is compiled, with what its calls answer about so many programs. */
async function cardsOf(count: number): Promise<CardsGiven> {
  const revision = (await compiledDefinitions(join(import.meta.dirname, '../..'), () => undefined)).for(null);
  const bundle = revision.screens.programs!;
  const { screen } = bundle;
  const parts = (screen.body[0] as { stack: { id: string }[] }).stack.filter(({ id }) => id === 'programs') as unknown as ScreenBundle['screen']['body'];
  const { mine, available, sections } = screen.data!;
  const data = { mine: mine!, available: available!, sections: sections! };
  const rows = Array.from({ length: Math.ceil(count / 34) }, (_, copy) =>
    makePrograms('lakeside', calendarOf('2026-11-02')).map((row) => ({ ...row, Id: `${row.Id}-${copy}` })),
  ).flat();
  const programs = rows.slice(0, count).map((program, index) => {
    const ProgramStatus = ([null, 'Current', null, 'Completed'] as const)[index % 4]!;
    const part: ParticipationRow = {
      UserId: 'pat',
      ProgramId: program.Id,
      ProgramStatus: ProgramStatus ?? 'Quit',
      JoinedOn: null,
      Levels: null,
      ChangedOn: '2026-11-02',
      ...nothingCounted,
      Reports: 0,
    };
    return programAnswer(
      {
        program: { ...program, EndDate: index % 3 === 0 ? '2026-12-27' : '2026-11-30' },
        part: ProgramStatus === null ? null : part,
        sessions: { any: null, open: null, own: null },
      },
      { revision, clock: { now: () => new Date('2026-11-02T12:00:00Z') } },
    );
  });
  const isMine = ({ ProgramStatus }: { ProgramStatus: string }) => ProgramStatus !== 'Available';
  const pageOf = (items: typeof programs) => ({ Items: items, Total: items.length });
  return {
    bundle: { ...bundle, screen: { ...screen, layout: 'bare', allow: 'everyone', guards: [], data, body: parts } },
    settings: settingsIn(revision),
    mine: pageOf(programs.filter(isMine)),
    available: pageOf(programs.filter((program) => !isMine(program))),
    sections: [...seeds.sections.map((section) => section as unknown as ProgramSection), ownSection(revision)],
    now: '2026-11-21T12:00:00.000Z',
  };
}

const ownSection = (revision: Parameters<typeof constantsOf>[0]): ProgramSection => {
  const { personalSectionPrefix, personalSectionName, personalSectionText } = constantsOf(revision).programs;
  return { id: `${personalSectionPrefix}2026`, Name: personalSectionName, Text: personalSectionText };
};

async function measureOnce(built: BuiltPage, implementation: CardsImplementation, given: CardsGiven) {
  const page = await built.browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(built.address);
    await page.waitForFunction(() => window.cardsBench !== undefined);
    await page.evaluate(([which, cards]) => window.cardsBench.load(which, cards), [implementation, given] as const);
    await page.evaluate(() => window.cardsBench.mount());
    const taken = await page.evaluate(() => window.cardsBench.answer());
    return { taken, texts: await page.evaluate(() => window.cardsBench.texts()) };
  } finally {
    await page.close();
  }
}

/** Shows the cards by both in interleaved rounds, and holds that both show the same. */
export async function measureCards(rounds: number, count = 200): Promise<CardsFigure[]> {
  const given = await cardsOf(count);
  const built = await openBuiltPage('tests/bench/cards-page.html', 'production');
  const values = new Map<string, number[]>();
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const shown: string[][] = [];
      for (const implementation of implementations) {
        process.stdout.write(`\rround ${round} of ${rounds}: cards, ${implementation}${' '.repeat(20)}`);
        const { taken, texts } = await measureOnce(built, implementation, given);
        if (texts.length !== count) throw new Error(`${implementation} shows ${texts.length} cards instead of ${count}.`);
        shown.push(texts);
        for (const measure of measures) values.set(`${measure}/${implementation}`, [...(values.get(`${measure}/${implementation}`) ?? []), taken[measure]]);
      }
      const differs = shown[0]!.findIndex((text, index) => text !== shown[1]![index]);
      if (differs >= 0) throw new Error(`Card ${differs} is "${shown[0]![differs]}" and by hand "${shown[1]![differs]}".`);
    }
  } finally {
    await built.close();
  }
  return measures.flatMap((measure) =>
    implementations.map((implementation) => {
      const own = values.get(`${measure}/${implementation}`) ?? [];
      return { measure, implementation, median: median(own), p95: quantile(own, 0.95), values: own };
    }),
  );
}

/** How our cards stand to those by hand. */
export function cardsVerdicts(figures: readonly CardsFigure[]) {
  const of = (implementation: CardsImplementation) =>
    figures.find((figure) => figure.measure === 'first' && figure.implementation === implementation)?.median ?? Number.NaN;
  const reached = of('wellspring') / of('by-hand');
  return [{ title: 'first cards of 200 programs', goal: mostOfByHand, reached, isMet: reached <= mostOfByHand }];
}

if (process.argv[1] === import.meta.filename) {
  const figures = await measureCards(Number(process.env.BENCH_ROUNDS ?? 7));
  console.table(
    figures.map(({ measure, implementation, median: middle, p95 }) => ({ measure, implementation, median: middle.toFixed(1), p95: p95.toFixed(1) })),
  );
  console.table(cardsVerdicts(figures));
}
