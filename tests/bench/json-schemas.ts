import { corpus } from '../json-schemas/corpus';
import type { BuiltPage } from '../support/built-page';
import { openBuiltPage } from '../support/built-page';
import { largeSchemas } from '../json-schemas/large-schemas';
import { keysOf } from '../json-schemas/keys-of';
import { median } from './figures';

/**
 * One schema with one document: how long its form takes to be there, and what the longest of some keys takes of the page's thread until it is painted,
 * in milliseconds.
 */
interface SchemaFigures {
  schema: string;
  controls: number;
  mount: number;
  key: number;
}

/** What the form of any schema may take. */
const most = { mount: 2000, key: 50 };

async function measureOne(built: BuiltPage, schema: Record<string, unknown>, document: unknown) {
  const page = await built.browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(built.address);
    const { mount, controls } = await page.evaluate(([of, data]) => window.timeForm(of, data), [schema, document] as const);
    return { mount, controls, key: Math.max(0, ...(await keysOf(page)).flat()) };
  } finally {
    await page.close();
  }
}

/** Opens the public schemas with their documents, and some that are larger than those, each in a page of its own. */
export async function measureSchemas(rounds: number): Promise<SchemaFigures[]> {
  const built = await openBuiltPage('tests/json-schemas/page.html', 'production');
  const figures: SchemaFigures[] = [];
  try {
    const samples = [...corpus(), ...largeSchemas()].flatMap(({ name, schema, documents }) =>
      documents.map((document, index) => ({ name: `${name} ${index + 1}`, schema, document })),
    );
    for (const { name, schema, document } of samples) {
      const all = [];
      for (let round = 0; round < rounds; round += 1) all.push(await measureOne(built, schema, document));
      figures.push({ schema: name, controls: all[0]?.controls ?? 0, mount: median(all.map(({ mount }) => mount)), key: median(all.map(({ key }) => key)) });
    }
  } finally {
    await built.close();
  }
  return figures.sort((left, right) => right.mount - left.mount);
}

/** None over its limit: the slowest counts. */
export const schemaVerdicts = (figures: readonly SchemaFigures[]) =>
  (['mount', 'key'] as const).map((measure) => {
    const reached = Math.max(...figures.map((one) => one[measure]));
    return { title: `the slowest ${measure} of any schema, ms`, goal: most[measure], reached, isMet: figures.length > 0 && reached <= most[measure] };
  });
