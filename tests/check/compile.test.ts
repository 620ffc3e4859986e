import { expect, test } from 'vitest';
import { compile, createCompiler } from '../../codegen/compile';
import { project } from './planted';

const compiled = compile(project);
const edited = (file: string, find: string, instead: string) => new Map(project).set(file, (project.get(file) ?? '').replace(find, instead));

test('the same content has the same hash, whatever the order of the files and whoever compiled before', () => {
  const reversed = new Map([...project].reverse());
  expect(compile(reversed).base?.hash).toBe(compiled.base?.hash);
  const again = createCompiler();
  again(edited('screens/missing.screen.json', 'nothing', 'something'));
  expect(again(project).base?.hash).toBe(compiled.base?.hash);
  expect(compiled.base?.hash).toMatch(/^[0-9a-f]{24}$/);
});

test('D-speed-08 what an edit does not concern is the same revision again, and every edit comes to what a new compiler makes of it', () => {
  const again = createCompiler();
  const overlay = 'schemas/customers/acme/shelf.overlay.json';
  const first = again(project);
  const edits: [name: string, source: typeof project, isSame: { base: boolean; customer: boolean }][] = [
    ['nothing', new Map(project), { base: true, customer: true }],
    ['another limit of the customer', edited(overlay, '4', '5'), { base: true, customer: false }],
    ['no customer', new Map([...project].filter(([file]) => !file.startsWith('schemas/customers/'))), { base: true, customer: false }],
    ['the customer again', project, { base: true, customer: false }],
    ['a screen of the base', edited('screens/missing.screen.json', 'There is nothing', 'There was nothing'), { base: false, customer: false }],
    ['the screen as it was', project, { base: false, customer: false }],
    ['the same project in another order', new Map([...project].reverse()), { base: false, customer: false }],
  ];
  let before = first;
  for (const [name, source, isSame] of edits) {
    const now = again(source);
    expect([now.base === before.base, now.customers.acme !== undefined && now.customers.acme === before.customers.acme], name).toEqual([
      isSame.base,
      isSame.customer,
    ]);
    const fresh = compile(source);
    expect(JSON.stringify([now.base, now.customers, now.faults]), name).toBe(JSON.stringify([fresh.base, fresh.customers, fresh.faults]));
    before = now;
  }
  // A fault of the base, and then none again.
  expect(again(edited('screens/missing.screen.json', '"kind"', '"kinds"')).base).toBeUndefined();
  expect(again(project).base?.hash).toBe(first.base?.hash);
});

test.each([
  ['screens/missing.screen.json', 'There is nothing', 'There was nothing'],
  ['schemas/records/user.schema.json', '"Clerk"', '"Clerk", "Guest"'],
  ['schemas/settings/limits.constants.json', '"why": "The', '"why": "A'],
  ['schemas/forms/book.form.json', '"Pages"', '"Sheets"'],
])('another content of %s has another hash', (file, find, instead) => {
  const other = compile(edited(file, find, instead));
  // A reason is for people: the program does not read it, so nobody need load anything anew.
  if (find.startsWith('"why"')) expect(other.base?.hash).toBe(compiled.base?.hash);
  else expect(other.base?.hash).not.toBe(compiled.base?.hash);
});

test('a screen brings all it uses, also by others, and no more', () => {
  const { books, missing } = compiled.base?.screens ?? {};
  const { shownForms, ...parts } = books ?? {};
  expect(shownForms).toEqual(['book', 'book-filter']);
  expect(Object.fromEntries(Object.entries({ ...parts, screen: {} }).map(([kind, used]) => [kind, Object.keys(used)]))).toEqual({
    screen: [],
    forms: ['book', 'book-filter'],
    tables: ['books'],
    dialogs: ['lend'],
    fieldsets: [],
    formulas: [],
    flows: ['books'],
    operations: ['getBook', 'getBooks', 'getQuestions'],
    settings: ['mostPages'],
  });
  expect(Object.values({ ...missing, screen: {} }).flatMap((used) => Object.keys(used))).toEqual([]);
});

test('a revision has all tables, also one that no screen shows, and another column is another hash', () => {
  const books = project.get('schemas/tables/books.table.json') ?? '';
  const alone = (text: string) => compile(new Map(project).set('schemas/tables/alone.table.json', text.replace('"books"', '"alone"'))).base;
  const base = alone(books);
  expect(Object.keys(base?.tables ?? {})).toEqual(['alone', 'book-answers', 'books']);
  expect(base?.tables.books).toEqual(base?.screens.books?.tables.books);
  expect(alone(books.replace('"label": "', '"label": "The '))?.hash).not.toBe(base?.hash);
});

test('records are written out, and a customer has its own properties in all of them', () => {
  const acme = compiled.customers.acme;
  expect(JSON.stringify(compiled.base)).not.toContain('"record:User"');
  expect(acme?.records.Book).toMatchObject({ properties: { Custom: { properties: { shelf: { type: 'string', maxLength: 4 } }, required: ['shelf'] } } });
  expect(acme?.operations.saveBook?.body).toEqual(acme?.records.Book);
  expect(acme?.forms.book?.data).toEqual(acme?.records.Book);
  expect(acme?.screens.books?.settings?.mostPages).toBe(500);
  expect(acme?.hash).not.toBe(compiled.base?.hash);
});

test('an answer may lack what a customer requires: rows from before have none of it', () => {
  expect(compiled.customers.acme?.operations.getBook?.answer).toMatchObject({ properties: { Custom: { properties: { shelf: {} } } } });
  expect(JSON.stringify(compiled.customers.acme?.operations.getBook?.answer)).not.toContain('"required":["shelf"]');
});

test('the shell has what the page needs before any screen', () => {
  const shell = compiled.base?.shell;
  expect(shell?.routes.map(({ path }) => path)).toEqual(['/books', '/mark', '/missing', '/shelves', '/sign-in', '/books/:bookId']);
  expect(Object.keys(shell?.flows ?? {})).toEqual(['watch']);
  expect(Object.keys(shell?.operations ?? {})).toEqual(['getQuestions', 'getSession']);
  expect(shell?.app).toMatchObject({ home: '/books', navigation: { items: [{ id: 'books' }] } });
  expect(shell?.routes[0]).toMatchObject({ screen: 'books', guards: ['clerks'], layout: 'plain' });
  expect(Object.keys(shell?.guards ?? {})).toEqual(['clerks']);
  expect(Object.keys(shell?.layouts ?? {})).toEqual(['plain']);
});

test('each form has a validator that is a module by itself', async () => {
  const module = compiled.customers.acme?.validators.book ?? '';
  const { default: validate } = (await import(`data:text/javascript,${encodeURIComponent(module)}`)) as { default: (data: unknown) => boolean };
  expect(validate({ BookId: '1', Title: 'x', Custom: { shelf: 'A1' } })).toBe(true);
  expect(validate({ BookId: '1', Title: 'x', Custom: {} })).toBe(false);
});

test('a base with faults gives no revision', () => {
  const { base, customers, faults } = compile(edited('screens/missing.screen.json', '"path"', '"pathe"'));
  expect({ base, customers }).toEqual({ base: undefined, customers: {} });
  expect(faults).toHaveLength(1);
});
