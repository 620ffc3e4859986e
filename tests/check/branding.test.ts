import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compile } from '../support/shared-compiler';
import { readSource } from '../../codegen/source';

const source = readSource(join(import.meta.dirname, '../..'));
const file = 'schemas/settings/usual.branding.json';

test.each([
  { find: '"color": "#12695b"', with: '"color": "green"', says: 'A color is # and six digits from 0 to f, such as #12695b.' },
  { find: 'session.branding.BrandingColor', with: 'session.branding.BrandColor', says: 'BrandColor' },
  { find: '"darkTextAbove": 186', with: '"darkTextAbove": 300', says: '255' },
  { find: '"shade"', with: '"shades"', says: 'There is no key "shades" in a branding. shade' },
])('a mistake in the branding is found where it stands: $with', ({ find, with: put, says }) => {
  const text = source.get(file) ?? '';
  expect(text).toContain(find);
  const { faults } = compile(new Map([...source, [file, text.replace(find, put)]]));
  expect(faults.map((fault) => fault.file)).toEqual([file]);
  expect(`${faults[0]?.message} ${faults[0]?.suggestion ?? ''}`).toContain(says);
});
