import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Which room may import from which. A room absent on the right is forbidden. */
const mayImport: Record<string, string[]> = {
  'runtime (pure half)': ['runtime (pure half)', 'schemas/generated'],
  'runtime (effects and React)': ['runtime (pure half)', 'runtime (effects and React)', 'schemas/generated'],
  widgets: ['widgets', 'runtime/widget-contract', 'schemas/generated'],
  codegen: ['codegen', 'runtime (pure half)', 'schemas/generated'],
  server: ['server', 'runtime (pure half)', 'codegen', 'schemas/generated'],
  'main.tsx': ['runtime (pure half)', 'runtime (effects and React)', 'widgets', 'schemas/generated'],
};

const pure = ['definitions', 'expressions', 'formulas', 'validation', 'format'];

function roomOf(file: string): string {
  if (file === 'main.tsx') return 'main.tsx';
  if (file.startsWith('runtime/widget-contract')) return 'runtime/widget-contract';
  if (file.startsWith('schemas/generated')) return 'schemas/generated';
  if (file.startsWith('runtime/')) return pure.some((folder) => file.startsWith(`runtime/${folder}/`)) ? 'runtime (pure half)' : 'runtime (effects and React)';
  return file.split('/')[0] ?? '';
}

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|\.d\.ts$/.test(file);
const sources = ['runtime', 'widgets', 'codegen', 'server', 'schemas/generated']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .concat('main.tsx')
  .filter(isSource)
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const importsOf = (text: string) => [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, name]) => name ?? '');

test('rooms import only from the rooms that design allows', () => {
  const offences = sources.flatMap(({ file, text }) => {
    const allowed = mayImport[roomOf(file)];
    if (!allowed) return [];
    return importsOf(text)
      .filter((name) => name.startsWith('.'))
      .map((name) => relative(root, normalize(join(root, dirname(file), name))))
      .filter(
        (target) =>
          !allowed.includes(roomOf(target)) &&
          !(roomOf(target) === 'runtime/widget-contract' && roomOf(file).startsWith('runtime')) &&
          !(file === 'main.tsx' && roomOf(target) === 'runtime/widget-contract'),
      )
      .map((target) => `${file} imports ${target}`);
  });
  expect(offences).toEqual([]);
});

/** What a file brings with it when it is loaded: no types, and nothing that it loads later. */
const broughtBy = (text: string) =>
  [...text.matchAll(/^(?:import|export) (?!type )([^;]*?)from '([^']+)'/gms)].flatMap(([, names = '', name = '']) =>
    /^\{(?:\s*type \w+(?: as \w+)?,?)+\s*\}\s*$/.test(names) ? [] : name,
  );

test('what comes with the page, at once or later, has no shapes of definitions: those are for the check', () => {
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  const fileOf = (from: string, name: string) => {
    const path = relative(root, normalize(join(root, dirname(from), name)));
    return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((one) => texts.has(one));
  };
  const seen = new Map<string, string>([['main.tsx', '']]);
  for (const [file] of seen) {
    const text = texts.get(file) ?? '';
    const later = [...text.matchAll(/import\('([^']+)'\)/g)].map(([, name]) => name ?? '');
    for (const name of [...broughtBy(text), ...later]) {
      const found = name.startsWith('.') ? fileOf(file, name) : undefined;
      if (found !== undefined && !seen.has(found)) seen.set(found, file);
    }
  }
  expect(seen.size).toBeGreaterThan(200);
  const wayTo = (file: string): string => (seen.get(file) ? `${file} < ${wayTo(seen.get(file)!)}` : file);
  expect([...seen.keys()].filter((file) => broughtBy(texts.get(file) ?? '').includes('zod')).map(wayTo)).toEqual([]);
});

/**
 * The layers of server/, the lowest first: the folders of each, and the layers that it may import beside itself. Each stands below those that
 * import it, so nothing is imported upwards. The files of server/ itself are the process, which may import everything.
 */
const layers: Record<string, { folders: string[]; mayImport: string[] }> = {
  foundation: { folders: ['foundation'], mayImport: [] },
  database: { folders: ['database'], mayImport: ['foundation'] },
  tables: { folders: ['records/tables'], mayImport: [] },
  repositories: { folders: ['records'], mayImport: ['foundation', 'database', 'tables'] },
  definitions: { folders: ['definitions'], mayImport: ['foundation', 'repositories'] },
  calls: { folders: ['calls'], mayImport: ['foundation', 'database', 'repositories', 'definitions'] },
  areas: { folders: ['areas'], mayImport: ['foundation', 'repositories', 'definitions', 'calls'] },
  jobs: { folders: ['jobs'], mayImport: ['foundation', 'definitions', 'repositories', 'calls', 'areas'] },
  http: { folders: ['plugins', 'live'], mayImport: ['foundation', 'database', 'repositories', 'definitions', 'calls', 'areas', 'jobs'] },
  demo: { folders: ['demo'], mayImport: ['foundation', 'database', 'tables', 'repositories', 'definitions', 'calls', 'areas'] },
};

/** The areas that import from another one, and from which. The others import from none. */
const areasMayImport: Record<string, string[]> = {
  'account-security': ['accounts', 'passwords', 'second-factor', 'sign-in', 'verification'],
  announcements: ['resources'],
  approvals: ['programs', 'self-reports'],
  answers: ['resources'],
  assessment: ['programs'],
  'biometric-override': ['programs'],
  'challenge-groups': ['groups', 'programs'],
  'challenge-maintenance': ['programs'],
  challenges: ['groups', 'programs'],
  'coach-view': ['coaching', 'filters', 'impersonation', 'tracker-entries'],
  coaching: ['scheduler'],
  dashboards: ['filters', 'people'],
  events: ['calendar', 'programs'],
  filters: ['assessment', 'resources'],
  groups: ['programs'],
  'health-profile': ['assessment'],
  impersonation: ['accounts'],
  learning: ['programs'],
  'optional-fields': ['profile'],
  people: ['filters', 'profile'],
  profile: ['sign-in', 'verification'],
  registration: ['passwords', 'profile', 'sign-in'],
  'resource-hub': ['resources'],
  rewards: ['resources'],
  scheduler: ['calendar', 'resources'],
  'second-factor': ['accounts', 'passwords'],
  'self-reports': ['programs'],
  session: ['impersonation', 'platform', 'profile', 'sign-in', 'single-sign-on'],
  'sign-in': ['accounts', 'passwords', 'second-factor'],
  'single-sign-on': ['accounts', 'impersonation'],
  texts: ['profile'],
  today: ['calendar', 'tracker-entries'],
  'tracker-entries': ['programs'],
  'user-administration': ['accounts'],
  'user-search': ['accounts', 'entities', 'impersonation'],
};

/** The layer of a file of server/; nothing where its folder is in no layer. The files of server/ itself, and what only development runs, are the process. */
function layerOf(file: string): string | undefined {
  const folders = Object.entries(layers).flatMap(([layer, { folders: own }]) => own.map((folder) => ({ layer, folder: `server/${folder}/` })));
  const [nearest] = folders.filter(({ folder }) => file.startsWith(folder)).toSorted((one, other) => other.folder.length - one.folder.length);
  return nearest?.layer ?? (/^server\/(development\/)?[^/]+$/.test(file) ? 'process' : undefined);
}

const serverImports = sources
  .filter(({ file }) => file.startsWith('server/'))
  .flatMap(({ file, text }) =>
    importsOf(text)
      .map((name) => relative(root, normalize(join(root, dirname(file), name))))
      .filter((target) => target.startsWith('server/'))
      .map((target) => ({ file, target })),
  );

test('each folder of server/ belongs to a layer', () => {
  const found = sources.filter(({ file }) => file.startsWith('server/')).map(({ file }) => ({ file, layer: layerOf(file) }));
  expect(found.filter(({ layer }) => layer === undefined)).toEqual([]);
  expect([...new Set(found.map(({ layer }) => String(layer)))].sort()).toEqual([...Object.keys(layers), 'process'].sort());
});

test('a layer of server/ imports only from those it may, and none from one that stands above it', () => {
  const offences = serverImports.filter(({ file, target }) => {
    const [from, to] = [layerOf(file) ?? '', layerOf(target) ?? ''];
    return from !== to && from !== 'process' && !layers[from]?.mayImport.includes(to);
  });
  expect(offences).toEqual([]);
  const order = Object.keys(layers);
  const upwards = order.flatMap((layer, place) => layers[layer]!.mayImport.filter((other) => order.indexOf(other) >= place).map((other) => [layer, other]));
  expect(upwards).toEqual([]);
});

const areaOf = (file: string) => /^server\/areas\/([^/]+)\//.exec(file)?.[1];

test('an area of server/ imports from the areas of its line and from no other, and no two from each other', () => {
  const pairs = serverImports.flatMap(({ file, target }) => {
    const [from, to] = [areaOf(file), areaOf(target)];
    return from === undefined || to === undefined || from === to ? [] : [`${from} > ${to}`];
  });
  const listed = Object.entries(areasMayImport).flatMap(([from, others]) => others.map((to) => `${from} > ${to}`));
  expect([...new Set(pairs)].sort()).toEqual(listed.sort());
  const reached = (area: string, through: string[] = []): string[] =>
    through.includes(area) ? [area] : (areasMayImport[area] ?? []).flatMap((other) => reached(other, [...through, area]));
  expect(Object.keys(areasMayImport).flatMap((area) => reached(area))).toEqual([]);
});

test('the pure half of the runtime imports no React, no Node and nothing with an effect', () => {
  const offences = sources
    .filter(({ file }) => roomOf(file) === 'runtime (pure half)')
    .flatMap(({ file, text }) =>
      importsOf(text)
        .filter((name) => /^(react|react-dom|node:|@mui|@tanstack|xstate)/.test(name))
        .map((name) => `${file} imports ${name}`),
    );
  expect(offences).toEqual([]);
});

test('what the browser runs loads zod only for types', () => {
  const offences = sources
    .filter(({ file }) => /^(runtime|widgets)\//.test(file) && !file.startsWith('runtime/definitions/'))
    .filter(({ text }) => /^import (?!type)[^;]*from '(zod|[^']*\/(?:shapes\/(?!is-expression)|definitions\/(?:nodes|actions))[^']*)'/m.test(text))
    .map(({ file }) => file);
  expect(offences).toEqual([]);
});

/** Words of the wellness domain: none stands in a .ts or .tsx outside server/ and generated types. */
const domain = /\b(trackers?|coach(es|ing)?|wellness|leaderboards?|impersonat\w*|biometrics?|assessments?|rewards?|participants?|challenges?)\b/i;

test('runtime, widgets and codegen hold no word of the domain', () => {
  const offences = sources
    .filter(({ file }) => !file.startsWith('server/') && !file.startsWith('schemas/generated/'))
    .flatMap(({ file, text }) => text.split('\n').flatMap((line, index) => (domain.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])));
  expect(offences).toEqual([]);
});

test("runtime and widgets do not hold the product's name: the application's definition has it, and before that the title of index.html", () => {
  const offences = sources.filter(({ file, text }) => /^(runtime|widgets)\//.test(file) && /wellspring/i.test(text)).map(({ file }) => file);
  expect(offences).toEqual([]);
});

test('the charts stay at the last versions under the MIT licence', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, { version?: string }> };
  expect(packages['node_modules/apexcharts']?.version).toMatch(/^4\./);
  expect(packages['node_modules/react-apexcharts']?.version).toMatch(/^1\.[0-7]\./);
});
