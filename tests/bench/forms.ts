import type { Page } from 'playwright-core';
import type { BuiltPage } from '../support/built-page';
import type { Implementation } from './page';
import { validatorModule } from '../../codegen/validators';
import { dataOf, fieldsOf, formOf, hasConditions, type Scenario, visibleNames } from './scenario';

/** One figure of one implementation in one scenario, in one round. */
export interface Sample {
  scenario: string;
  implementation: Implementation;
  measure: 'mount' | 'first fields' | 'first key' | 'keystroke' | 'answer' | 'heap';
  value: number;
}

const implementations: Implementation[] = ['wellspring', 'mui-by-hand', 'html-by-hand', 'rjsf-mui'];
export const scenarios: Record<string, Scenario> = {
  '50 mixed': { kind: 'mixed', count: 50 },
  '200 mixed': { kind: 'mixed', count: 200 },
  '1000 mixed': { kind: 'mixed', count: 1000 },
  '1000 conditional': { kind: 'conditional', count: 1000 },
  '50 questions': { kind: 'questions', count: 50 },
  '500 questions': { kind: 'questions', count: 500 },
};
/** Questions that come as data are measured against the same page by hand only. */
export const implementationsOf = (scenario: string): Implementation[] =>
  scenarios[scenario]?.kind === 'questions' ? ['wellspring', 'mui-by-hand'] : implementations;
const keystrokes = 8;

/** Opens a fresh page, mounts, types and answers, and checks after each what is shown and stored. */
export async function measureForm(built: BuiltPage, implementation: Implementation, name: string, isFirst: boolean): Promise<Sample[]> {
  const scenario = scenarios[name] as Scenario;
  const page = await built.browser.newPage({ viewport: { width: 1440, height: 900 } });
  const samples: Sample[] = [];
  const keep = (measure: Sample['measure'], value: number) => samples.push({ scenario: name, implementation, measure, value });
  const mustBeRight = (problem: string | null, when: string) => {
    if (problem !== null) throw new Error(`${implementation}, ${name}, after ${when}: ${problem}.`);
  };
  try {
    await page.goto(built.address);
    await page.evaluate(([which, what, code]) => window.bench.load(which, what, code), [implementation, scenario, validatorOf(scenario)] as const);
    const mounted = await page.evaluate((what) => window.bench.mount(what), scenario);
    mustBeRight(mounted.problem, 'mounting');
    if (isFirst) mustBeRight(await missingInAccessibilityTree(page, mounted.controls), 'mounting');
    keep('mount', mounted.milliseconds);
    keep('first fields', mounted.first);
    keep('heap', mounted.megabytes);

    // A text field in the middle, of a section that shows.
    const typed = scenario.kind === 'mixed' ? `f${Math.floor(scenario.count / 10) * 5}` : `f${scenario.count * 0.4 + 1}`;
    const drawnAtFirst = await page.evaluate(() => window.bench.draws());
    mustBeRight(
      drawnAtFirst === undefined || drawnAtFirst === mounted.controls ? null : `${drawnAtFirst} fields were drawn for ${mounted.controls}`,
      'mounting',
    );
    let text = String(await page.evaluate((field) => window.bench.read(field), typed));
    if (!(await page.evaluate((field) => window.bench.aim(field), typed))) throw new Error(`${implementation}: the field ${typed} takes no focus.`);
    await page.keyboard.press('End');
    for (let index = 0; index < keystrokes; index += 1) {
      await page.evaluate(() => window.bench.arm('keydown'));
      await page.keyboard.press('x');
      const { milliseconds } = await page.evaluate(() => window.bench.painted());
      text += 'x';
      mustBeRight((await page.evaluate((field) => window.bench.read(field), typed)) === text ? null : `${typed} does not hold "${text}"`, 'a keystroke');
      // The first key of a visit pays for what nobody did before it.
      keep(index === 0 ? 'first key' : 'keystroke', milliseconds);
    }
    mustBeRight(await page.evaluate(([what, changed]) => window.bench.problem(what, changed), [scenario, { [typed]: text }] as const), 'typing');

    const drawn = await page.evaluate(() => window.bench.draws());
    const expectedDraws = (drawnAtFirst ?? 0) + keystrokes;
    mustBeRight(drawn === undefined || drawn === expectedDraws ? null : `${drawn} fields were drawn instead of ${expectedDraws}`, 'typing');

    if (hasConditions(scenario)) {
      const answered = `f${scenario.count * 0.5}`;
      for (const answer of [true, false, true]) {
        await page.evaluate((field) => window.bench.aim(field), answered);
        await page.evaluate(() => window.bench.arm('click'));
        await page.keyboard.press('Space');
        const { milliseconds, controls } = await page.evaluate(() => window.bench.painted());
        const expected = visibleNames(fieldsOf(scenario), { ...dataOf(scenario), [answered]: answer }).length;
        mustBeRight(controls === expected ? null : `the frame shows ${controls} controls instead of ${expected}`, `the answer ${String(answer)}`);
        mustBeRight(
          await page.evaluate(([what, changed]) => window.bench.problem(what, changed), [scenario, { [typed]: text, [answered]: answer }] as const),
          `the answer ${String(answer)}`,
        );
        keep('answer', milliseconds);
      }
    }
    return samples;
  } finally {
    await page.close();
  }
}

const validators = new Map<string, string>();

/** The compiled validator of the product's form, as its server makes it. */
function validatorOf(scenario: Scenario): string {
  const key = JSON.stringify(scenario);
  const code = validators.get(key) ?? validatorModule(formOf(scenario).data);
  validators.set(key, code);
  return code;
}

const controlRoles = new Set(['textbox', 'spinbutton', 'checkbox', 'combobox', 'MenuListPopup', 'searchbox']);

/** Whether assistive technology finds every control, also those that are off screen. */
async function missingInAccessibilityTree(page: Page, expected: number): Promise<string | null> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const named = nodes.filter(({ role, name, ignored }) => !ignored && controlRoles.has(String(role?.value)) && String(name?.value ?? '') !== '').length;
  return named >= expected ? null : `${named} of ${expected} controls are named in the accessibility tree`;
}
