import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface FormNode {
  id: string;
  form: string;
  mayBeLost?: unknown;
  onChange?: unknown;
}

/** Returns all forms of a screen or dialog. */
function formsIn(value: unknown): FormNode[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.values(value).flatMap(formsIn);
  return 'form' in value && typeof value.form === 'string' ? [value as FormNode, ...within] : within;
}

test('a form that hands its values to a flow while a person types still asks for text that cannot be read', () => {
  const files = (readdirSync('screens', { recursive: true }) as string[]).filter((file) => file.endsWith('.json'));
  const handing = files.flatMap((file) =>
    formsIn(JSON.parse(readFileSync(`screens/${file}`, 'utf8')))
      .filter(({ onChange }) => JSON.stringify(onChange ?? null).includes('"send":'))
      .map(({ id, mayBeLost }) => ({ at: `${file} ${id}`, mayBeLost })),
  );
  expect(handing.length).toBeGreaterThan(1);
  expect(handing.filter(({ mayBeLost }) => mayBeLost === true)).toEqual([]);
});
