import { expect, test } from 'vitest';
import { selectTests, touchesDefinitions } from './test-changed';

const noReport = '.cache/no-report.json';

test('a widget is tested by the tests beside it and its stories; what needs a server is left', () => {
  const { chosen, left } = selectTests(['widgets/number/NumberInput.tsx'], noReport);
  expect(chosen).toEqual(expect.arrayContaining(['widgets/number/NumberInput.browser.test.tsx', 'widgets/number/number.stories.tsx']));
  expect(left).toContain('tests/contract/contract.browser.test.tsx');
  // It takes turns, as it takes long.
  expect(left).toContain('tests/json-schemas/lines.test.ts');
});

test('a definition is tested by what reads all definitions', () => {
  expect(selectTests(['screens/programs/programs.screen.json'], noReport).chosen).toContain('tests/check/real-definitions.test.ts');
});

test('a handler is tested by the calls of its area', () => {
  const { chosen, left } = selectTests(['server/areas/programs/join.ts'], noReport);
  expect(chosen).toContain('tests/server/programs.test.ts');
  expect(left).toContain('tests/server/permissions.test.ts');
});

test('a file of tests that has changed always runs, and what nothing imports runs nothing', () => {
  expect(selectTests(['tests/browser/routes.test.ts'], noReport).chosen).toContain('tests/browser/routes.test.ts');
  expect(selectTests(['public/robots.txt'], noReport)).toEqual({ chosen: [], left: [] });
});

test.each([
  ['widgets/number/NumberInput.tsx', false],
  ['server/areas/programs/join.ts', false],
  ['widgets/number/NumberInput.browser.test.tsx', true],
  ['docs/requirements.md', true],
  ['widgets/number/number.widget.json', true],
  ['codegen/checker.ts', true],
  ['runtime/expressions/check.ts', true],
])('the definitions are checked again where %s has changed: %s', (file, isChecked) => {
  expect(touchesDefinitions([file])).toBe(isChecked);
});
