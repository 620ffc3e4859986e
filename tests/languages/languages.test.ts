import { describe, expect, test } from 'vitest';
import { textCatalogue } from '../../codegen/generate/texts';
import { literalsOf } from '../../codegen/language/literals';
import { programTexts } from '../../codegen/language/program-texts';
import { readProgramTexts } from '../../codegen/language/read-program-texts';
import { inLanguage } from '../../runtime/definitions/in-language';
import type { LanguageDefinition } from '../../runtime/definitions/shapes/language';
import programs from '../../server/demo/programs.json';
import { rowText } from '../../server/foundation/row-texts';
import { speakingTo } from '../../server/foundation/speaking';
import { english as plain } from '../../runtime/format/language';
import { demoTexts } from '../support/demo-texts';
import { evaluate } from '../../runtime/expressions/evaluate';
import { readSource, type Source } from '../../codegen/source';
import { check, compile } from '../support/shared-compiler';

const source = readSource(process.cwd());
const { base, customers } = check(source);
const { base: english } = compile(source);

const withFiles = (files: Record<string, object>): Source =>
  new Map([...source, ...Object.entries(files).map(([path, value]) => [path, JSON.stringify(value)] as const)]);
const language = (id: string, texts: LanguageDefinition['texts'], more: Partial<LanguageDefinition> = {}): LanguageDefinition => ({
  id,
  kind: 'language',
  name: id,
  texts,
  ...more,
});

describe('Spanish is complete', () => {
  const said = (project: typeof base.project) => (project.find('language', 'es-419')!.value as LanguageDefinition).texts;
  const textsOf = (project: typeof base.project) => new Set(Object.values(textCatalogue(project, programTexts)));

  test('each text of the product is translated, and nothing is translated that nobody says any more', () => {
    const texts = textsOf(base.project);
    expect(texts.size).toBeGreaterThan(2500);
    expect([...texts].filter((text) => !Object.hasOwn(said(base.project), text))).toEqual([]);
    expect(Object.keys(said(base.project)).filter((text) => !texts.has(text))).toEqual([]);
  });

  test('a number before a word in the plural has a singular, also where English says both in one way', () => {
    const plural = /\{(\w+)\} (?:[\wáéíóúñ]+(?:[oae]s)|d[ií]as)\b/g;
    // The numbers before these are above one, or no numbers.
    const more = new Set([
      '{n} selected',
      'Select All {n} Found',
      '{help} We have {value} from {date}. Leave blank to keep it.',
      '{n} minutes, plus {before} free before and {after} free after',
    ]);
    const inBothWays = Object.entries(said(base.project)).flatMap(([text, spanish]) =>
      typeof spanish === 'string' &&
      [...spanish.matchAll(plural)].some(([, name]) => !new RegExp(`\\{${name}\\}[ -](?:\\w+ )*?(?:\\w+s|people)\\b|below`).test(text)) &&
      !more.has(text)
        ? [text]
        : [],
    );
    expect(inBothWays).toEqual([]);
    expect(Object.values(said(base.project)).some((spanish) => typeof spanish === 'object')).toBe(true);
  });

  test('a short text with values of the product does not translate a part of a sentence in a row', () => {
    const { language } = inLanguage(english!, 'es-419');
    const read = (text: string) => speakingTo({ ...plain, tag: 'es-419', rows: language!.rows }, () => rowText(text));
    expect(language!.rows).not.toHaveProperty('{done} of {all}');
    expect([read('A bag of apples'), read('Lake mug: not available, refunded')]).toEqual(['A bag of apples', 'Lake mug: no disponible, reembolso']);
  });

  test('each pattern of a date with the name of a month has its order', () => {
    const patterns = [...source.values()].flatMap((text) => [...text.matchAll(/formatDate\([^"]*?, '([^']*MMM[^']*)'/g)].map(([, pattern]) => pattern!));
    const { dates = {} } = base.project.find('language', 'es-419')!.value as LanguageDefinition;
    expect(new Set(patterns).size).toBeGreaterThan(5);
    expect([...new Set(patterns)].filter((pattern) => !Object.hasOwn(dates, pattern))).toEqual([]);
  });

  test('the day on which a week starts is chosen in it, on the profile and among the times of a company', () => {
    const spanish = inLanguage(english!, 'es-419');
    for (const form of ['user-profile', 'company-time']) expect(JSON.stringify(spanish.forms[form]), form).toContain('{"value":"Sunday","text":"Domingo"}');
  });

  test('what a mission statement is called is said in it, and what it is known by stays', () => {
    const { missionStatements, missionStatementPages } = inLanguage(english!, 'es-419').constants;
    const types = missionStatements!.missionStatementTypes as string[];
    expect(types).toEqual(['My mission', 'My vision', 'Coaching goal']);
    const { $: title } = missionStatementPages!.missionStatementTitle as { $: string };
    expect([...types, 'One of a customer'].map((kind) => evaluate(title, { kind }))).toEqual([
      'Mi misión',
      'Mi visión',
      'Meta de coaching',
      'One of a customer',
    ]);
  });

  describe('so are the texts of the demo', () => {
    const { rows = {} } = base.project.find('language', 'es-419')!.value as LanguageDefinition;
    const translated = (text: string) => speakingTo({ ...plain, tag: 'es-419', rows }, () => rowText(text));
    const texts = demoTexts();

    test.each(Object.entries(texts))('D-demo-12 %s', (_place, said) => {
      expect(said.length).toBeGreaterThan(0);
      expect(said.filter((text) => translated(text) === text)).toEqual([]);
    });

    test('D-demo-12 no English word of the demo is left within a translation', () => {
      const names = programs.activities.map(({ name }) => name);
      const left = Object.values(texts)
        .flat()
        .filter((text) => names.some((name) => translated(text).includes(name)));
      expect(left).toEqual([]);
    });

    test('and nothing is translated that nobody says any more', () => {
      // Texts of the product are in rows, too.
      const said = new Set([...Object.values(texts).flat(), ...Object.values(textCatalogue(base.project, programTexts))]);
      const unsaid = Object.keys(rows).filter((text) => !said.has(text));
      const without = (entry: string) => Object.fromEntries(Object.entries(rows).filter(([text]) => text !== entry));
      const isNeeded = (entry: string) => {
        const others = { ...plain, tag: 'es-419', rows: without(entry) };
        return [...said].some((text) => speakingTo(others, () => rowText(text)) !== translated(text));
      };
      expect(unsaid.filter((entry) => !isNeeded(entry))).toEqual([]);
    });
  });

  test.each([
    ['lakeside', 'Badge number', 'Número de credencial'],
    ['cedar', 'Feelings', 'Emociones'],
  ])('so is what %s has of its own', (customer, text, translation) => {
    const { project } = customers.find((one) => one.customer === customer)!;
    expect([...textsOf(project)].filter((one) => !Object.hasOwn(said(project), one))).toEqual([]);
    expect(said(project)[text]).toBe(translation);
    expect(said(project).Save).toBe(said(base.project).Save);
  });

  test('each place that has words of its own is there', () => {
    const { places } = base.project.find('language', 'es-419')!.value as LanguageDefinition;
    const addresses = Object.keys(textCatalogue(base.project, programTexts));
    expect(Object.keys(places ?? {}).length).toBeGreaterThan(5);
    expect(Object.keys(places ?? {}).filter((address) => !addresses.includes(address))).toEqual([]);
  });

  test('the list of what the program itself says is as the program is', () => {
    expect(readProgramTexts(process.cwd())).toEqual(programTexts);
    expect(programTexts.length).toBeGreaterThan(100);
  });
});

describe('the texts of an expression', () => {
  test.each([
    ["n == 1 ? 'One day' : 'Many days'", ['One day', 'Many days']],
    ["status == 'Open' ? 'It is open' : name", ['It is open']],
    ["'Session with ' + name", ['Session with ']],
    ["orElse(name, 'somebody else')", ['somebody else']],
    ["rows.map(r, {'value': r.Id, 'text': 'Row ' + r.Name})", ['Row ']],
    ["rows.filter(r, r.Kind == 'a b').map(r, r.Name)", []],
    ["formatDate(day, 'MMMM D', null)", []],
    ["settings['a name']", []],
    ["reasonOf(event, n == 1 ? 'It failed.' : 'They failed.')", ['It failed.', 'They failed.']],
    ["flat([[{'value': 'a', 'text': 'First one'}], others])", ['a', 'First one']],
    ['a +', []],
  ])('%s', (expression, texts) => {
    expect(literalsOf(expression).map(({ text }) => text)).toEqual(texts);
  });
});

describe('a translation', () => {
  const faultsOf = (texts: LanguageDefinition['texts']) =>
    check(withFiles({ 'schemas/languages/de.language.json': language('de', texts) })).base.faults.map(({ code, pointer, message }) => ({
      code,
      pointer,
      message,
    }));

  test.each([
    ['a value that is lost', { 'Remove {name}': 'Entfernen' }, 'The English text has {name}, but the translation does not. Add it where the value belongs.'],
    ['a value that English does not have', { Save: '{name} speichern' }, 'The English text has no {name}. It has no values.'],
    ['a number that is not there', { Save: { by: 'n', other: 'Speichern' } }, 'The English text has no {n} that could decide. It has no values.'],
  ])('has the values of its English text: %s', (_what, texts, message) => {
    expect(faultsOf(texts as LanguageDefinition['texts'])).toEqual([expect.objectContaining({ code: 'wrong-placeholder', message })]);
  });

  test('may leave the number out where its form says it', () => {
    expect(faultsOf({ '{n} people match.': { by: 'n', one: 'Eine Person passt.', other: '{n} Personen passen.' } })).toEqual([]);
  });

  test('is said in a revision of its own, which is the same as the English one but for its texts', () => {
    const spanish = inLanguage(english!, 'es-419');
    expect(spanish.hash).toBe(`${english!.hash}.es-419`);
    expect(spanish.language?.tag).toBe('es-419');
    expect(spanish.shell.app.navigation?.items.find(({ id }) => id === 'profile')?.label).toBe('Perfil');
    expect(english!.shell.app.navigation?.items.find(({ id }) => id === 'profile')?.label).toBe('Profile');
    expect(
      [spanish.operations, spanish.records, spanish.validators].every(
        (part, place) => part === [english!.operations, english!.records, english!.validators][place],
      ),
    ).toBe(true);
    expect(inLanguage(english!, 'es-419')).toBe(spanish);
    expect(inLanguage(english!, 'xx')).toBe(english);
    // What a page is sent has none of the texts that only the server says.
    expect(spanish.shell.language?.texts).not.toHaveProperty('Company not found.');
    expect(spanish.language?.texts).toHaveProperty('Company not found.');
  });

  test('changes the hash of the revision, so that no browser keeps the words from before', () => {
    const other = compile(withFiles({ 'schemas/languages/de.language.json': language('de', { Save: 'Speichern' }) })).base!;
    expect(other.hash).not.toBe(english!.hash);
  });

  test('has a form for each kind of number, by the rules of its language', () => {
    const texts = {
      '{n} people match.': { by: 'n', one: '{n} osoba pasuje.', few: '{n} osoby pasują.', many: '{n} osób pasuje.', other: '{n} osoby pasuje.' },
    };
    const { base: revision } = compile(withFiles({ 'schemas/languages/pl.language.json': language('pl', texts) }));
    const { count } = inLanguage(revision!, 'pl').forms['people-filter']!;
    const choices = (count!.text as { choose: { when?: { $: string }; text: string }[] }).choose;
    expect(choices.map(({ when, text }) => [when?.$, text])).toEqual([
      [expect.any(String), 'No one matches.'],
      [expect.any(String), '1 person matches.'],
      ["pluralOf(count) == 'one'", '{n} osoba pasuje.'],
      ["pluralOf(count) == 'few'", '{n} osoby pasują.'],
      ["pluralOf(count) == 'many'", '{n} osób pasuje.'],
      [undefined, '{n} osoby pasuje.'],
    ]);
  });
});

test("a customer's own file has words for the rows of its companies, beside those of the product", () => {
  const own = { id: 'es-419', kind: 'language', texts: {}, rows: { Shop: 'Taller', Office: 'Despacho' } };
  const { customers: made } = compile(withFiles({ 'schemas/customers/summit/es-419.language.json': own }));
  const spoken = inLanguage(made.summit!, 'es-419');
  expect(spoken.language?.rows).toMatchObject({ Shop: 'Taller', Office: 'Despacho', Plant: 'Planta' });
  expect(spoken.shell.language).not.toHaveProperty('rows');
});
