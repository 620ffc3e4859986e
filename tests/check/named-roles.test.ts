import { expect, test } from 'vitest';
import { readSource } from '../../codegen/source';
import { sentenceOf } from '../../runtime/definitions/fault';
import { check, compile } from '../support/shared-compiler';
import { project } from './planted';

const withRoles = (roles: string[], name = 'clerks') => {
  const staff = { id: 'staff', kind: 'constants', for: 'server', values: { clerks: { value: roles } } };
  const replaced = (file: string) => (project.get(file) ?? '').replace('"roles": ["Clerk"]', `"roles": "${name}"`);
  return new Map(project)
    .set('schemas/settings/staff.constants.json', JSON.stringify(staff))
    .set('screens/book.screen.json', replaced('screens/book.screen.json'))
    .set('schemas/endpoints/books.json', replaced('schemas/endpoints/books.json'));
};
const faultsOf = (source: ReturnType<typeof withRoles>) =>
  check(source).faults.map((fault) => `${fault.file}:${fault.line} ${fault.code}: ${sentenceOf(fault)}`);

test('where `allow` names a list of roles, screens, their places and calls have the roles themselves', () => {
  const { base } = compile(withRoles(['Clerk']));
  const before = compile(project).base!;
  expect(base?.screens.book?.screen.allow).toEqual({ roles: ['Clerk'] });
  expect(base?.shell.routes.filter(({ screen }) => screen === 'book').map(({ allow }) => allow)).toEqual(
    before.shell.routes.filter(({ screen }) => screen === 'book').map(({ allow }) => allow),
  );
  expect(Object.values(base!.operations).map(({ id, allow }) => [id, allow])).toEqual(Object.values(before.operations).map(({ id, allow }) => [id, allow]));
});

test("a customer's list is the customer's", () => {
  const operations = [{ op: 'set', in: 'constants:staff', node: 'clerks', property: 'value', was: ['Clerk'], to: ['Clerk', 'Admin'] }];
  const overlay = JSON.stringify({ id: 'staff', kind: 'overlay', operations });
  const { base, customers } = compile(withRoles(['Clerk']).set('schemas/customers/acme/staff.overlay.json', overlay));
  const allowed = [base, customers.acme].map((revision) => revision?.screens.book?.screen.allow);
  expect(allowed).toEqual([{ roles: ['Clerk'] }, { roles: ['Clerk', 'Admin'] }]);
});

test('a list that there is not, one that names nobody, and a misspelt role are told where they let somebody in', () => {
  expect(faultsOf(withRoles(['Clerk'], 'clerk'))).toEqual([
    'schemas/endpoints/books.json:146 unknown-setting: There is no list of roles "clerk". Did you mean "clerks"?',
    'screens/book.screen.json:14 unknown-setting: There is no list of roles "clerk". Did you mean "clerks"?',
  ]);
  expect(faultsOf(withRoles([]))).toEqual([
    'schemas/endpoints/books.json:146 wrong-value: The constant "clerks" names no role, so no one has access.',
    'screens/book.screen.json:14 wrong-value: The constant "clerks" names no role, so no one has access.',
  ]);
  expect(faultsOf(withRoles(['Clark']))).toEqual([
    'schemas/endpoints/books.json:146 unknown-role: There is no role "Clark", which the constant "clerks" names.',
    'screens/book.screen.json:14 unknown-role: There is no role "Clark", which the constant "clerks" names.',
  ]);
});

test('in the product no compiled `allow` is left with a name, and the same roles are written down once', () => {
  const source = readSource(process.cwd());
  expect(JSON.stringify(compile(source).base)).not.toMatch(/"allow":\{[^{}]*"roles":"/);
  const written = [...source].flatMap(([file, text]) =>
    /^(screens|schemas\/(endpoints|settings|tables))\//.test(file) ? (text.match(/"roles": \[[^\]]*,[^\]]*\]/g) ?? []) : [],
  );
  expect(written.filter((roles, index) => written.indexOf(roles) !== index)).toEqual([]);
});
