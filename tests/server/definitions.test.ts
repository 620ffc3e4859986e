import { expect, test } from 'vitest';
import { FaultyDefinitions } from '../../server/definitions/compiled-definitions';
import { compiledOf, testDefinitions, testSource } from './support/definitions';

const changed = (file: string, from: string, to: string) => {
  const text = testSource().get(file) ?? '';
  expect(text).toContain(from);
  return new Map([...testSource(), [file, text.replace(from, to)]]);
};

test('a broken base stops the start with its faults and their places', () => {
  const source = changed('schemas/forms/sign-in.form.json', '"widget": "password"', '"widget": "pasword"');
  const start = () => compiledOf(source, () => undefined);
  expect(start).toThrow(FaultyDefinitions);
  expect(start).toThrow(/^schemas\/forms\/sign-in\.form\.json:\d+:\d+ {2}unknown-widget[\s\S]*Did you mean "password"\?/);
});

test('a broken overlay leaves its customer on the base, reported; another customer keeps its own', () => {
  const said: string[] = [];
  const source = changed('schemas/customers/summit/shirt-size.overlay.json', '"after":"mobile"', '"after":"mobil"');
  const definitions = compiledOf(source, (message) => said.push(message));
  expect(definitions.for('summit')).toBe(definitions.for(null));
  expect(definitions.for('lakeside').customer).toBe('lakeside');
  expect(said.join()).toContain('schemas/customers/summit/shirt-size.overlay.json');
});

test('a constant that the server needs and does not find is named', async () => {
  const { constantsOf } = await import('../../server/foundation/constants');
  const base = testDefinitions().for(null);
  const { sessionLength: _length, ...server } = base.constants.server!;
  expect(() => constantsOf({ ...base, constants: { ...base.constants, server } })).toThrow(
    'schemas/settings/server.constants.json lacks "sessionLength", or has the wrong kind of value there.',
  );
});

test('constants of another kind than the server reads, and a file that is not there, are named, each with its file', async () => {
  const { constantsOf } = await import('../../server/foundation/constants');
  const base = testDefinitions().for(null);
  const { registrationPage: _gone, ...others } = base.constants;
  const read = () => constantsOf({ ...base, constants: { ...others, server: { ...others.server, sessionLength: 0, signInWrong: 5 } } });
  expect(read).toThrow(
    'schemas/settings/registration-page.constants.json lacks "registrationEvents", "registrationEmailWait", "registrationLinkHours", "registrationPath", or',
  );
  expect(read).toThrow('schemas/settings/server.constants.json lacks "sessionLength", "signInWrong", or has the wrong kind of value there.');
});
