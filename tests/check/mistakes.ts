import type { Revision } from '../../runtime/definitions/compiled';
import type { Source } from '../../codegen/source';

type Path = readonly (string | number)[];

/** What an author wrote by mistake: another key, or another value, at one place of a file. */
export interface Mistake {
  kind: string;
  file: string;
  path: Path;
  key?: string;
  value?: unknown;
}

/** One value of a definition, and where it stands. */
interface Place {
  file: string;
  path: Path;
  key: string;
  value: unknown;
  /** The object that holds it. */
  around: Readonly<Record<string, unknown>>;
}

const schemaWords = [
  'maxLength',
  'minLength',
  'minimum',
  'maximum',
  'pattern',
  'format',
  'enum',
  'required',
  'maxItems',
  'uniqueItems',
  'additionalProperties',
  'items',
];
const keysOfDefinitions = [
  'label',
  'help',
  'visibleWhen',
  'requiredWhen',
  'onPress',
  'onSubmit',
  'onOk',
  'onError',
  'when',
  'stack',
  'row',
  'button',
  'columns',
  'widget',
  'errors',
  'look',
];
const names = ['call', 'form', 'table', 'openDialog', 'screen', 'icon', 'layout', 'widget', 'fieldset', 'use', 'submitForm', 'art'];
/** What stands within these is anybody's own: its keys mean nothing to the check. */
const free = [
  'input',
  'payload',
  'value',
  'values',
  'context',
  'data',
  'examples',
  'default',
  'body',
  'options',
  'give',
  'texts',
  'answer',
  'session',
  'properties',
];

const isFree = ({ path }: Place): boolean => path.slice(0, -1).some((part) => free.includes(String(part)));
/** Its last two different letters the other way round. */
const swapped = (word: string): string => word.replace(/(.)(?!\1)(.)(\2*)$/, '$2$1$3');
const isText = (value: unknown): value is string => typeof value === 'string';
const isRecord = ({ file }: Place): boolean => file.startsWith('schemas/records/');

/** The values that a part of a form's record may have; nothing where they are not listed. */
function listedValues({ forms }: Revision, { file }: Place, at: string): readonly unknown[] | undefined {
  const id = /([^/]+)\.form\.json$/.exec(file)?.[1];
  const properties =
    id === undefined ? undefined : (forms[id]?.data.properties as Record<string, { enum?: unknown[]; items?: { enum?: unknown[] } }> | undefined);
  const property = properties?.[at];
  return property?.enum ?? property?.items?.enum;
}

const comparedTo = /form\.([A-Z]\w+) (?:==|!=) '([^']+)'/;

/** The mistakes that authors made in what they wrote for a customer, each by what it makes of a place: nothing where it cannot be made. */
const kinds: Record<string, (place: Place, base: Revision) => Pick<Mistake, 'key' | 'value'> | undefined> = {
  'a word of JSON Schema, misspelt': (place) =>
    isRecord(place) && schemaWords.includes(place.key) && place.path.at(-2) !== 'properties' ? { key: swapped(place.key) } : undefined,
  'a format that there is not': ({ key, value, ...place }) =>
    isRecord({ key, value, ...place }) && key === 'format' && isText(value) && place.path.at(-2) !== 'properties' ? { value: swapped(value) } : undefined,
  'a limit that is no value': (place) =>
    isRecord(place) && ['minimum', 'maximum', 'maxLength', 'maxItems'].includes(place.key) && typeof place.value === 'number' ? { value: 'today' } : undefined,
  'a key, misspelt': (place) => (!isRecord(place) && keysOfDefinitions.includes(place.key) && !isFree(place) ? { key: swapped(place.key) } : undefined),
  'a name that there is not': (place) =>
    !isRecord(place) && names.includes(place.key) && isText(place.value) && !isFree(place) && !/\s/.test(place.value)
      ? { value: `${place.value}x` }
      : undefined,
  'a value of the form, misspelt in a rule': ({ file, key, value }) =>
    file.endsWith('.form.json') && key === '$' && isText(value) && /\bform\.[A-Z]\w+/.test(value)
      ? { value: value.replace(/\bform\.[A-Z]\w+/, '$&x') }
      : undefined,
  'a constant, misspelt': ({ key, value }) =>
    key === '$' && isText(value) && /\bsettings\.\w+/.test(value) ? { value: value.replace(/\bsettings\.\w+/, '$&x') } : undefined,
  'one = for two': ({ key, value }) => (key === '$' && isText(value) && value.includes(' == ') ? { value: value.replace(' == ', ' = ') } : undefined),
  'a comparison with what it never is': (place, base) => {
    const [, name = '', compared = ''] = (isText(place.value) ? comparedTo.exec(place.value) : undefined) ?? [];
    return place.key === '$' && listedValues(base, place, name)?.includes(compared) === true
      ? { value: (place.value as string).replace(`'${compared}'`, `'${compared}s'`) }
      : undefined;
  },
  'a choice that the record does not allow': (place, base) => {
    const at = /^\/(\w+)$/.exec(String(fieldAround(place)?.at))?.[1];
    const isChoice = place.key === 'value' && place.path.at(-3) === 'items' && isText(place.value);
    return isChoice && at !== undefined && listedValues(base, place, at) !== undefined ? { value: `${place.value as string}s` } : undefined;
  },
  'a place of a text that nothing fills': ({ key, value, around }) =>
    key === 'text' && isText(value) && typeof around.values === 'object' && /\{\w+\}/.test(value)
      ? { value: value.replace(/\{\w+\}/, '{nothing}') }
      : undefined,
  'an event that nobody hears': ({ key, value }) => (key === 'send' && isText(value) ? { value: `${value}S` } : undefined),
  'a state that there is not': ({ file, path, key, value }) =>
    file.endsWith('.flow.json') && key === 'target' && path.at(-2) !== 'assign' && isText(value) ? { value: `${value}x` } : undefined,
  'a translation that lost what it says': ({ file, path, value }) =>
    file.startsWith('schemas/languages/') && path[0] === 'texts' && isText(value) && /\{\w+\}/.test(value)
      ? { value: value.replace(/\{(\w+)\}/, '{$1s}') }
      : undefined,
};

export const kindsOfMistakes: readonly string[] = Object.keys(kinds);

const fields = new WeakMap<object, Readonly<Record<string, unknown>>>();
/** The field of a form that a value is part of. */
const fieldAround = ({ around }: Place): Readonly<Record<string, unknown>> | undefined => fields.get(around);

function* placesIn(file: string, value: unknown, path: Path = [], field?: Readonly<Record<string, unknown>>): Generator<Place> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* placesIn(file, item, [...path, index], field);
  else {
    const around = value as Readonly<Record<string, unknown>>;
    const own = isText(around.at) && around.at.startsWith('/') ? around : field;
    if (own) fields.set(around, own);
    for (const [key, part] of Object.entries(around)) {
      yield { file, path: [...path, key], key, value: part, around };
      yield* placesIn(file, part, [...path, key], own);
    }
  }
}

/** Every mistake of the known kinds that can be made in the base's definitions. */
export function mistakesIn(source: Source, base: Revision): Record<string, Mistake[]> {
  const found: Record<string, Mistake[]> = Object.fromEntries(kindsOfMistakes.map((kind) => [kind, []]));
  for (const [file, text] of source) {
    if (file.startsWith('schemas/customers/') || file.startsWith('widgets/')) continue;
    for (const place of placesIn(file, JSON.parse(text)))
      for (const [kind, make] of Object.entries(kinds)) {
        const made = make(place, base);
        if (made) found[kind]?.push({ kind, file, path: place.path, ...made });
      }
  }
  return found;
}

/** The text of a file with a mistake in it. */
export function withMistake(text: string, { path, key, value }: Mistake): string {
  const changed = (part: unknown, [first, ...rest]: Path): unknown => {
    if (Array.isArray(part)) return part.map((item: unknown, index) => (index === first ? changed(item, rest) : item));
    return Object.fromEntries(
      Object.entries(part as object).map(([name, inner]: [string, unknown]) => {
        if (name !== first) return [name, inner];
        if (rest.length > 0) return [name, changed(inner, rest)];
        return key === undefined ? [name, value] : [key, inner];
      }),
    );
  };
  return JSON.stringify(changed(JSON.parse(text), path), null, 2);
}
