import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What exactly one place decides. Each was written twice once, and the second time it was wrong. */
interface Place {
  what: string;
  /** Where it is looked for, as `git ls-files` takes it. */
  among: string[];
  mark: RegExp;
  places: string[];
  why: string;
}

const places: Place[] = [
  {
    what: 'what an object is',
    among: ['runtime/**/*.ts', 'runtime/**/*.tsx', 'codegen/**/*.ts', 'server/**/*.ts'],
    mark: /typeof ([\w.]+) [!=]== 'object' (?:&&|\|\|) \1 [!=]== null (?:&&|\|\|) !?Array\.isArray/,
    places: ['runtime/validation/is-object.ts'],
    why: 'Use isObject of runtime/validation/is-object.ts.',
  },
  {
    what: 'how a transaction holds a name',
    among: ['server/**/*.ts'],
    mark: /pg_advisory_xact_lock\(hashtextextended/,
    // The database folds a part of the name.
    places: ['server/records/hold-name.ts', 'server/records/unique-values.ts'],
    why: 'Use holdName of server/records/hold-name.ts.',
  },
  {
    what: 'who is hidden from leaderboards',
    among: ['server/**/*.ts'],
    mark: /HideFromLeaderboard|hide_from_leaderboard/,
    places: ['server/areas/profile/starting-profile.ts', 'server/records/hidden-people.ts', 'server/records/tables/people.ts'],
    why: 'Use isHidden and isShown of server/records/hidden-people.ts.',
  },
  {
    what: 'the totals of groups',
    among: ['server/**/*.ts'],
    mark: /programGroups\.(Units|Days)/,
    places: ['server/records/hidden-people.ts'],
    why: 'A total of all members shows what a hidden member has. Use shownTotals of server/records/hidden-people.ts.',
  },
  {
    what: 'what an address is',
    among: ['server/**/*.ts', 'runtime/**/*.ts', 'runtime/**/*.tsx', 'main.tsx', 'widgets/**/*.ts', 'widgets/**/*.tsx', 'codegen/**/*.ts'],
    // A regular expression that begins with a scheme or with a slash and no other one, or a look at two slashes.
    mark: /\/\^\(?(\(\?:)?(\\\/\(\?!|https\?\\?:|https\?)|startsWith\('\/\/'\)/,
    places: [
      // Which origins the page may load from, not what may be loaded.
      'codegen/check/sources.ts',
      // The name of a draft of JSON Schema.
      'runtime/validation/drafts.ts',
      // Both also read rows from before: http was right then.
      'server/areas/single-sign-on/log-out.ts',
      // What the platform is started with: http is right behind a proxy.
      'server/config.ts',
      // Reads links of rich text that is cleaned already.
      'server/foundation/html-text.ts',
      // What the page may load is the policy's to say; these sort addresses by kind.
      'widgets/image/picture-address.ts',
      'widgets/video/film-address.ts',
    ],
    why: 'Use the formats site-path, web-address and link-address in schemas, and runtime/format/addresses.ts in code.',
  },
  {
    what: 'what a path of this site is in a definition',
    among: ['runtime/definitions/**/*.ts', 'runtime/app/**/*.ts'],
    mark: /\.startsWith\(['"]\/{1,2}['"]\)/,
    // The paths of calls, which are below /api and lead nowhere.
    places: ['runtime/definitions/shapes/endpoints.ts'],
    why: 'Use sitePathText of runtime/definitions/shapes/site-path.ts in shapes, isSitePath elsewhere: `//evil.example` begins with a slash, too.',
  },
  {
    what: 'what may be sent',
    among: ['server/**/*.ts'],
    mark: /\boutbox\.add\(/,
    places: ['server/calls/send-message.ts'],
    why: 'Send by sendMessage of server/calls/send-message.ts: it counts what somebody causes, or says why it is not counted.',
  },
  {
    what: 'what a password is',
    among: ['server/**/*.ts'],
    mark: /@node-rs\/argon2/,
    places: ['server/areas/passwords/hash.ts'],
    why: 'Use hashPassword and isPassword of server/areas/passwords/hash.ts: they compare in one form.',
  },
  {
    what: 'what a code is',
    among: ['server/**/*.ts'],
    mark: /\bCode\.(?:trim|replace|replaceAll|normalize|toLowerCase|toUpperCase)\(|hashCode\((?!plainCode\(|code\b)[^)]*Code\b/,
    places: [],
    why: 'Use plainCode of server/foundation/plain-code.ts: what is typed or pasted has blanks, dashes and invisible characters.',
  },
  {
    what: 'what a file is',
    among: ['server/**/*.ts'],
    mark: /\bfileTypeFrom\w+|\btypeOf\(/,
    places: ['server/foundation/files/judge-file.ts', 'server/foundation/files/type-of.ts'],
    why: 'Judge what is sent by judgeFile of server/foundation/files/judge-file.ts.',
  },
  {
    what: 'what is in a data address, and what is one',
    among: ['server/**/*.ts', 'runtime/**/*.ts', 'runtime/**/*.tsx', 'widgets/**/*.ts', 'widgets/**/*.tsx', 'main.tsx'],
    mark: /;base64,|toString\('base64'\)|'base64'\)|\batob\(|\bbtoa\(|readAsDataURL|toDataURL|\/data-address';/,
    places: [
      // A picture of the message board on its way out of an event, which holds only JSON: it is sent as bytes.
      'runtime/http/parts.ts',
      // The large picture of a message, at most 1 MB, for the element that shows it.
      'server/areas/message-board/handlers.ts',
      // The small one in the list, of some kB.
      'server/areas/message-board/picture.ts',
      // A drawing of some kB.
      'server/areas/second-factor/time-codes.ts',
      // B-self-report-47: the older call is given one.
      'server/areas/self-reports/attachment.ts',
      'server/demo/make-messages.ts',
      'server/foundation/files/data-address.ts',
      // A picture of a row, which the page has cut to some kB.
      'server/foundation/files/judge-file.ts',
      'server/plugins/security-headers.ts',
      'widgets/image-crop/cut.ts',
      'widgets/image/read-content.ts',
      // No file: the text of an address.
      'widgets/schema-preview/link.ts',
    ],
    why: 'Send files by a call that takes them (`upload` of a field), answer them by FileAnswer: base64 takes a third more, as one piece, while all wait.',
  },
];

const filesOf = (among: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...among.map((glob) => `:(glob)${glob}`)], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file))
    .toSorted();

test.each(places)('one place decides $what', ({ among, mark, places: allowed, why }) => {
  expect(
    filesOf(among).filter((file) => !/\.(test|stories)\./.test(file) && mark.test(readFileSync(file, 'utf8'))),
    why,
  ).toEqual(allowed);
});

/** All patterns of a schema, wherever they are written. */
function patternsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === 'pattern' && typeof part === 'string' ? [part] : patternsIn(part)));
}

test('no schema has a pattern of its own for addresses: it names a format', () => {
  const files = filesOf(['schemas/**/*.json']).filter((file) => !/^schemas\/(definitions|generated)\//.test(file));
  const written = files.flatMap((file) => patternsIn(JSON.parse(readFileSync(file, 'utf8'))).map((pattern) => ({ file, pattern })));
  expect(written.length).toBeGreaterThan(20);
  const looksLikeAddress = ({ pattern }: { pattern: string }) => /^\^\(?\\?\/|https?:|\|\\?\//.test(pattern);
  expect(written.filter(looksLikeAddress)).toEqual([]);
});

type JsonSchema = Record<string, unknown>;
const isObject = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** The records that a request may bring, with those within them. */
function requestRecords(): Map<string, JsonSchema> {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as JsonSchema;
  const records = new Map(filesOf(['schemas/records/*.json']).map((file) => [`record:${String(read(file).title)}`, read(file)]));
  const found = new Map<string, JsonSchema>();
  const follow = (value: unknown): void => {
    if (!isObject(value)) return;
    for (const [key, part] of Object.entries(value)) {
      const record = key === '$ref' && typeof part === 'string' ? records.get(part) : undefined;
      if (record === undefined) follow(part);
      else if (!found.has(String(part))) follow(found.set(String(part), record) && record);
    }
  };
  for (const file of filesOf(['schemas/endpoints/*.json']))
    for (const methods of Object.values((read(file).paths ?? {}) as JsonSchema))
      for (const method of Object.values(methods as JsonSchema)) follow((method as JsonSchema).requestBody);
  for (const file of filesOf(['schemas/resources/*.json'])) follow({ $ref: `record:${String(read(file).record)}` });
  return found;
}

/** Names of what is there already: they are looked up, or cleaned where they are kept. */
const lookedUp = /UserName|userName|FieldName|TrackerName|AttachmentName|UploadImageName|^record:(StoredFile|RegistrationEvent)/;

test('a name that is kept is one line: its schema has the format line', () => {
  const names: string[] = [];
  const without: string[] = [];
  const walk = (at: string, value: unknown): void => {
    if (!isObject(value)) return;
    for (const [name, property] of Object.entries((value.properties ?? {}) as Record<string, JsonSchema>)) {
      const isName = /(Name|Title|Subject|Label)$/.test(name) && [property.type].flat().includes('string') && property.enum === undefined;
      if (!isName || lookedUp.test(`${at}/${name}`)) continue;
      names.push(name);
      if (property.format !== 'line') without.push(`${at}/${name}`);
    }
    for (const part of Object.values(value)) walk(at, part);
  };
  for (const [name, record] of requestRecords()) walk(name, record);
  expect(names.length).toBeGreaterThan(15);
  expect(without).toEqual([]);
});

test('what a control of one line answers is one line: in fieldsets, the schema of a text has the format line', () => {
  const types = filesOf(['schemas/fieldsets/*.json']).flatMap((file) =>
    Object.entries(((JSON.parse(readFileSync(file, 'utf8')) as JsonSchema).types ?? {}) as Record<string, JsonSchema>).map(([name, type]) => ({
      at: `${file} ${name}`,
      type,
    })),
  );
  // An answer of an assessment is no name, and its question sets how long it is, which a text with a format does not take.
  const lines = types.filter(({ at, type }) => type.widget === 'text' && !at.includes('assessment-question'));
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.filter(({ type }) => (type.schema as JsonSchema).format !== 'line').map(({ at }) => at)).toEqual([]);
});

/** The properties that records of the base write themselves, each as one text; not those that they take from other records. */
const writtenProperties = (): { record: string; written: Set<string> }[] =>
  filesOf(['schemas/records/*.json']).map((file) => {
    const { title, properties } = JSON.parse(readFileSync(file, 'utf8')) as { title: string; properties: Record<string, JsonSchema> };
    const own = Object.entries(properties).filter(([, { $ref }]) => typeof $ref !== 'string' || !$ref.includes('#'));
    return { record: title, written: new Set(own.map(([name, schema]) => `${name} ${JSON.stringify(schema)}`)) };
  });

test('no two records write five properties alike: one of them takes them from the other', () => {
  const records = writtenProperties();
  expect(records.length).toBeGreaterThan(200);
  const alike = records.flatMap(({ record, written }, index) =>
    records.slice(index + 1).flatMap((other) => ([...written].filter((one) => other.written.has(one)).length < 5 ? [] : `${record} and ${other.record}`)),
  );
  expect(alike, 'Write "$ref": "record:Name#/properties/Property" in one of them.').toEqual([]);
});

test('a long list of values is written once', () => {
  const lists = new Map<string, string[]>();
  const collect = (file: string, value: unknown): void => {
    if (!isObject(value)) return;
    const values = value.enum ?? value.items;
    if (Array.isArray(values) && values.length >= 20) {
      const key = JSON.stringify(values.map((one: unknown) => (isObject(one) ? one.value : one)));
      lists.set(key, [...(lists.get(key) ?? []), file]);
    }
    for (const part of Object.values(value)) collect(file, part);
  };
  for (const file of filesOf(['schemas/**/*.json', 'screens/**/*.json', 'flows/**/*.json']).filter((one) => !/^schemas\/(definitions|generated)\//.test(one)))
    collect(file, JSON.parse(readFileSync(file, 'utf8')));
  expect(lists.size).toBeGreaterThan(3);
  expect([...lists.values()].filter((files) => files.length > 1)).toEqual([]);
});
