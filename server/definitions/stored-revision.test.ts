import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { compiledDefinitions } from './compiled-definitions';
import { packed, unpacked } from './stored-revision';

const revision = (await compiledDefinitions(fileURLToPath(new URL('../..', import.meta.url)), () => undefined)).for(null);

test('a stored revision comes back as it was', () => {
  expect(unpacked(packed(revision))).toEqual(JSON.parse(JSON.stringify(revision)));
});

test.each([
  ['server', 'sessionLength'],
  ['accounts', 'passwordCommon'],
  ['filter', 'savedFiltersKept'],
  ['assessments', 'healthAssessment'],
  ['business', 'redesignToggle'],
  ['registration', 'registrationSteps'],
  ['tracker', 'trackerYears'],
])('one of an older server whose constants "%s" had no %s is not run', (file, name) => {
  const { [name]: _missing, ...others } = revision.constants[file]!;
  expect(unpacked(packed({ ...revision, constants: { ...revision.constants, [file]: others } }))).toBeUndefined();
});

test('one of an older server that knew no constants for the server is not run', () => {
  const { constants: _missing, ...older } = revision;
  expect(unpacked(packed(older as typeof revision))).toBeUndefined();
});

test('one of an older server that knew no tables is not run', () => {
  const { tables: _missing, ...older } = revision;
  expect(unpacked(packed(older as typeof revision))).toBeUndefined();
});

test('one of an older server that knew no catalogues is not run', () => {
  const { catalogues: _missing, ...older } = revision;
  expect(unpacked(packed(older as typeof revision))).toBeUndefined();
});

test('one of an older server that knew no resources is not run', () => {
  const { resources: _missing, ...older } = revision;
  expect(unpacked(packed(older as typeof revision))).toBeUndefined();
});
