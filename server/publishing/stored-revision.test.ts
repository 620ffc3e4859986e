import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { compiledDefinitions } from '../compiled-definitions';
import { packed, unpacked } from './stored-revision';

const revision = compiledDefinitions(fileURLToPath(new URL('../..', import.meta.url)), () => undefined).for(null);

test('a stored revision comes back as it was', () => {
  expect(unpacked(packed(revision))).toEqual(JSON.parse(JSON.stringify(revision)));
});

test.each(['sessionLength', 'passwordCommon', 'savedFiltersKept', 'healthAssessment', 'redesignToggle', 'registrationSteps', 'trackerYears'])(
  'one of an older server that knew no %s is not run',
  (name) => {
    const { [name]: _missing, ...settings } = revision.shell.settings;
    expect(unpacked(packed({ ...revision, shell: { ...revision.shell, settings } }))).toBeUndefined();
  },
);

test('one of an older server that knew no catalogues is not run', () => {
  const { catalogues: _missing, ...older } = revision;
  expect(unpacked(packed(older as typeof revision))).toBeUndefined();
});
