import type { Catalogue } from '../../runtime/definitions/shapes/catalogue';
import type { LanguageDefinition } from '../../runtime/definitions/shapes/language';
import type { Path } from '../document';
import { textPlacesOf } from '../language/text-places';
import type { Definition } from '../project/definition';
import type { Project } from '../project/project';
import { readSource } from '../source';
import type { CommandOptions } from './command-options';
import { CommandError, type CommandContext, customerIn, meantBy } from './command-context';

type Opened = 'screen' | 'layout' | 'dialog';
const kinds: readonly Opened[] = ['layout', 'screen', 'dialog'];

/** English is written in a column of at most this many letters; a longer text has its translation on the next line. */
const widest = 72;

/**
 * `texts`: lists each text of every screen in the order in which the screen shows it, English and its translations side by side. Forms and tables are listed
 * where they show, fragments written out, and the dialogs that a screen opens after it. With a name: of one screen, dialog or layout only.
 */
export function texts(context: CommandContext, options: CommandOptions, [name]: readonly string[]): number {
  const checked = context.check(readSource(context.root));
  const { project } = typeof options.customer === 'string' ? customerIn(checked, options.customer) : checked.base;
  const all = kinds.flatMap((kind) => project.all(kind).toSorted((one, other) => (one.id < other.id ? -1 : 1)));
  const chosen = name === undefined ? all.filter(({ kind }) => kind !== 'dialog') : all.filter(({ id }) => id === name);
  if (name !== undefined && chosen.length === 0)
    throw new CommandError(
      `There is no screen, dialog or layout "${name}".${meantBy(
        name,
        all.map(({ id }) => id),
      )}`,
    );
  const languages = project.all('language').map(({ value }) => value as LanguageDefinition);
  const told = new Set<string>();
  for (const definition of chosen) tell(definition, project, languages, context, name === undefined ? told : new Set());
  if (name === undefined) for (const dialog of project.all('dialog')) if (!told.has(keyOf(dialog))) tell(dialog, project, languages, context, told);
  return 0;
}

const keyOf = ({ kind, id }: Pick<Definition, 'kind' | 'id'>) => `${kind}:${id}`;

/** Lists one definition and then the dialogs that it opens, each of them once. */
function tell(definition: Definition, project: Project, languages: readonly LanguageDefinition[], context: CommandContext, told: Set<string>): void {
  told.add(keyOf(definition));
  const { path } = definition.value as { path?: string };
  context.say(`${keyOf(definition)}${path === undefined ? '' : `  ${path}`}`);
  const dialogs: string[] = [];
  const lines = linesOf(definition, project, dialogs, []);
  const width = Math.min(widest, Math.max(0, ...lines.map((text) => text.length)));
  for (const text of lines) context.say(lineOf(text, width, languages));
  context.say('');
  for (const id of dialogs) {
    const dialog = project.find('dialog', id);
    if (dialog !== undefined && !told.has(keyOf(dialog))) tell(dialog, project, languages, context, told);
  }
}

function lineOf(text: string, width: number, languages: readonly LanguageDefinition[]): string {
  const translations = languages.map((language) => {
    const found = Object.hasOwn(language.texts, text) ? language.texts[text] : undefined;
    return oneLine(found === undefined ? '—' : typeof found === 'string' ? found : Object.values(found).join(' / '));
  });
  const english = oneLine(text);
  return `  ${english.length > width ? `${english}\n  ${' '.repeat(width)}` : english.padEnd(width)}  ${translations.join('  ')}`.trimEnd();
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** The texts of a definition in the order in which they show. The dialogs that it opens are added to `dialogs`; `around` are the definitions that show it. */
function linesOf(definition: Definition, project: Project, dialogs: string[], around: readonly Definition[]): string[] {
  const catalogueNamed = (id: string) => project.find('catalogue', id)?.value as Catalogue | undefined;
  const own = textPlacesOf(definition, catalogueNamed).map(({ path, text }) => ({ path, said: () => [text] }));
  const shown = partsIn(definition.value).flatMap(({ path, kind, id }) => {
    if (kind === 'dialog') return [{ path, said: () => (dialogs.includes(id) ? [] : (dialogs.push(id), [])) }];
    const part = project.find(kind, id);
    if (part === undefined || around.includes(part)) return [];
    return [{ path, said: () => linesOf(part, project, dialogs, [...around, definition]) }];
  });
  return [...own, ...shown].toSorted((one, other) => inOrder(one.path, other.path)).flatMap(({ said }) => said());
}

interface Part {
  path: Path;
  kind: 'form' | 'table' | 'dialog';
  id: string;
}

/** The forms and tables that a value shows and the dialogs that it opens, with their places. */
function partsIn(value: unknown, path: Path = []): Part[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]): Part[] => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    if (typeof part !== 'string') return partsIn(part, at);
    const isNode = Object.hasOwn(value, 'id');
    if (key === 'openDialog') return [{ path: at, kind: 'dialog', id: part }];
    return isNode && (key === 'form' || key === 'table') ? [{ path: at, kind: key, id: part }] : [];
  });
}

/** What shows above the rest of its part, what shows below it, and what shows only after a press. All else shows in the order in which it is written. */
const first = ['title', 'label', 'badge'];
const last = ['data', 'footer', 'empty', 'missing', 'failed', 'on', 'onPress', 'onSelect', 'onChange', 'onSubmit', 'onOpen', 'onClose', 'flow'];
const rankOf = (key: string | number) => (first.includes(String(key)) ? first.indexOf(String(key)) - first.length : last.indexOf(String(key)) + 1);

/** Compares two places of one value by what shows first; 0 where the order is that of the file. */
function inOrder(one: Path, other: Path): number {
  const at = one.findIndex((key, index) => key !== other[index]);
  const [left, right] = [one[at], other[at]];
  if (left === undefined || right === undefined) return 0;
  return typeof left === 'number' && typeof right === 'number' ? left - right : rankOf(left) - rankOf(right);
}
