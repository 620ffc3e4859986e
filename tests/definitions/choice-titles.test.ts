import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Property {
  oneOf?: { const: unknown; title?: string }[];
}
const read = <Value>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Value;

// 'To join' stayed English in a Spanish page: texts of choices in a form's own schema were not collected. A text that is collected and not translated fails the check.
// The rule that keeps the class out: what is collected must be translated (tests/languages). The faults 'untranslated-value' and the habit 'texts that no language has'
// find what is not collected, and the sweeps of tests/browser/languages.test.ts read data, too.
test('what the choices of a form are called is among the texts that are translated', () => {
  const texts = read<Record<string, string>>('schemas/generated/texts.json');
  const titles = readdirSync('schemas/forms').flatMap((file) => {
    const { id, data } = read<{ id: string; data: { properties?: Record<string, Property> } }>(`schemas/forms/${file}`);
    return Object.entries(data.properties ?? {}).flatMap(([name, { oneOf = [] }]) =>
      oneOf.flatMap((choice) => (choice.title === undefined ? [] : [[`form:${id}/data/${name}/${String(choice.const)}`, choice.title]])),
    );
  });
  expect(titles.length).toBeGreaterThan(2);
  expect(titles.filter(([address, title]) => texts[address!] !== title)).toEqual([]);
});
