/** A habit that tests must not have: what a source of tests may not say, why, and examples of both. */
interface Habit {
  name: string;
  why: string;
  /** Which files it is about. */
  of: RegExp;
  /** Returns whether a source has it. */
  isIn(text: string): boolean;
  /** Files that have it for a reason of their own. */
  except: Record<string, string>;
  invalid: string[];
  valid: string[];
}

const tests = /\.test\.tsx?$|^tests\/(browser|server|contract|support|trackers|json-schemas)\//;

/** Each is checked by tests/habits.test.ts. */
export const habits: Habit[] = [
  {
    name: 'no fixed waits',
    why: 'A fixed wait is too short on a busy machine and too long on an idle one. Wait for what the test is about, or use fake timers.',
    of: tests,
    isIn: (text) => /\bwaitForTimeout\(|new Promise(?:<[^>]*>)?\(\(?\w+\)? =>\s*(?:void )?setTimeout\(\w+, *[1-9]/.test(text),
    except: {},
    invalid: [
      'await page.waitForTimeout(150);',
      'await new Promise((resolve) => setTimeout(resolve, 200));',
      'await new Promise((done) => setTimeout(done, 5));',
    ],
    valid: [
      'await expect.poll(() => count()).toBe(1);',
      'await new Promise((resolve) => setTimeout(resolve));',
      'await new Promise((resolve) => setTimeout(resolve, 0));',
    ],
  },
  {
    name: 'no wall-clock limits',
    why: 'A limit in milliseconds fails on a slow machine without a fault. Compare with work done in the same test, or judge speed in tests/bench.',
    of: /\.test\.tsx?$/,
    isIn: (text) => /performance\.now\(\)|(?:const|let) \w+ = Date\.now\(\)/.test(text),
    except: {
      'runtime/form/builder/builder-growth.test.ts': 'Compares ten times the work with ten pieces of it, made in the same test.',
      'runtime/screen/style-growth.browser.test.tsx': 'Compares a large page with a small one, made in the same test.',
      'runtime/table/table-growth.test.ts': 'Compares ten times the work with ten pieces of it, made in the same test.',
      'tests/browser/development.test.ts': 'Compares with loading the page again, in the same test.',
      'widgets/bad-input.browser.test.tsx': 'Compares with a plain page, made in the same test.',
    },
    invalid: ['const began = performance.now();', 'const start = Date.now();'],
    valid: ['const today = new Date(Date.now() - 86_400_000);'],
  },
  {
    name: 'no days of UTC',
    why: 'The first ten letters of the present moment are a day of UTC: on an American evening it is the next one, and on a Sunday the next week. Use dateIn(moment, zone).',
    of: /^tests\/(browser|server)\//,
    isIn: (text) => /new Date\((?:Date\.now\(\)[^)]*)?\)\.toISOString\(\)\.slice\(0, 10\)/.test(text),
    except: { 'tests/browser/list-of-a-customer.test.ts': 'A day some days ago, whichever.' },
    invalid: ['new Date().toISOString().slice(0, 10)', 'new Date(Date.now() - 1000).toISOString().slice(0, 10)'],
    valid: ["dateIn(new Date().toISOString(), 'America/Chicago')", 'new Date(Date.parse(first)).toISOString().slice(0, 10)'],
  },
  {
    name: 'no page that one test leaves to the next',
    why: 'A test that needs what the one before left open fails alone, and fails with it. Open the page in beforeEach, by sharedVisit, or by the fixture.',
    of: /^tests\/browser\/[\w-]+\.test\.ts$/,
    isIn: (text) => /^let (?:\w+, )*\w+: (?:Page|Tab)(?: \| undefined)?;/m.test(text) && !/\bbeforeEach\(/.test(text),
    except: {},
    invalid: ['let tab: Tab;\nbeforeAll(async () => {});', 'let page: Page;'],
    valid: ['let tab: Tab;\nbeforeEach(async () => {});', 'const visit = sharedVisit(async () => application.open());'],
  },
  {
    name: 'no unbounded shrinking in a page',
    why: 'A failing property that drives a page shrinks until the test times out, and the timeout hides the input. Wrap its predicate in boundedShrinking().',
    of: /\.test\.tsx?$/,
    isIn: (text) => /\.evaluate\(|\btab\.|\bapplication\.|vitest-browser-react/.test(text) && /\basyncProperty\((?![^;]*\bboundedShrinking\()/.test(text),
    except: {},
    invalid: ['await fc.assert(fc.asyncProperty(samples, async (sample) => expect(await tab.evaluate(show, sample)).toEqual([])), propertyRuns());'],
    valid: [
      'await fc.assert(fc.asyncProperty(samples, boundedShrinking(async (sample) => expect(await tab.evaluate(show, sample)).toEqual([]))), propertyRuns());',
      'await fc.assert(fc.asyncProperty(texts, async (text) => expect(await hashOf(text)).toBe(text)), propertyRuns());',
    ],
  },
];
