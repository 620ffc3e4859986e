import type { Catalogue } from '../../runtime/definitions/shapes/catalogue';
import type { LanguageDefinition, PluralForms, Translation } from '../../runtime/definitions/shapes/language';
import type { Path } from '../document';
import { asExpression } from '../fragments/expression';
import type { Definition } from '../project/definition';
import { type TextPlace, textPlacesOf } from './text-places';
import { own } from '../../runtime/validation/own';
import { stringOf } from '../../runtime/validation/string-of';

type Container = Record<string | number, unknown>;
interface Filled {
  when?: { $: string };
  text: string;
  values?: Record<string, unknown>;
}

/** What a language says in a place; nothing where it has no words for it. */
const translationAt = ({ texts, places = {} }: Pick<LanguageDefinition, 'texts' | 'places'>, { address, text }: TextPlace): Translation | undefined =>
  Object.hasOwn(places, address) ? places[address] : own(texts, text);

const known = new WeakMap<LanguageDefinition, WeakMap<Definition, Definition>>();

/**
 * A definition with the texts of a language; what the language does not say stays English. The same object where nothing changes, and once made for each
 * language, as customers share most definitions.
 */
export function localised(definition: Definition, language: LanguageDefinition, catalogueNamed: (id: string) => Catalogue | undefined): Definition {
  const made = known.get(language) ?? new WeakMap<Definition, Definition>();
  known.set(language, made);
  const before = made.get(definition) ?? translated(definition, language, catalogueNamed);
  made.set(definition, before);
  return before;
}

function translated(definition: Definition, language: LanguageDefinition, catalogueNamed: (id: string) => Catalogue | undefined): Definition {
  const fresh = new WeakSet<object>();
  let value = definition.value;
  const open = (path: Path): Container => {
    const around = path.length === 0 ? undefined : open(path.slice(0, -1));
    const key = path.at(-1)!;
    const shared = (around === undefined ? value : around[key]) as Container;
    if (fresh.has(shared)) return shared;
    const copy = (Array.isArray(shared) ? [...shared] : { ...shared }) as Container;
    fresh.add(copy);
    if (around === undefined) value = copy;
    else around[key] = copy;
    return copy;
  };
  const places = textPlacesOf(definition, catalogueNamed).flatMap((place) => {
    const translation = translationAt(language, place);
    return translation === undefined ? [] : [{ place, translation }];
  });
  // From the last to the first: what is written into a list or an expression moves what stands behind it.
  for (const { place, translation } of places.toReversed()) {
    const { path, literal } = place;
    const [around, key] = [open(path.slice(0, -1)), path.at(-1)!];
    const isFilled = literal === undefined && key === 'text' && (around as unknown as Filled).values !== undefined;
    // Where no value enters, no number can decide about the form.
    const said = typeof translation === 'string' ? translation : translation.other;
    if (literal !== undefined) around[key] = inExpression(stringOf(around[key]), literal, said);
    else if (typeof translation === 'string' || !isFilled) around[key] = said;
    else writePlural(translation, path, around as unknown as Filled, open);
  }
  return places.length === 0 ? definition : { ...definition, value };
}

/** The literal with the spaces around it that the English one has. */
function inExpression(source: string, { from, to }: { from: number; to: number }, translation: string): string {
  const [, before = '', after = ''] = /^['"](\s*)[\s\S]*?(\s*)['"]$/.exec(source.slice(from, to)) ?? [];
  return source.slice(0, from) + asExpression(`${before}${translation}${after}`) + source.slice(to);
}

/** A text becomes a choice between the forms of its language; a choice of a choice becomes several. */
function writePlural(forms: PluralForms, path: Path, filled: Filled, open: (path: Path) => Container): void {
  const choices = choicesOf(forms, filled);
  const place = path.slice(0, -1);
  const [key, list] = [place.at(-1), place.at(-2)];
  if (list === 'choose' && typeof key === 'number') {
    (open(place.slice(0, -1)) as unknown as Filled[]).splice(key, 1, ...choices);
    return;
  }
  const around = open(place.slice(0, -1));
  around[key!] = { choose: choices };
}

const categories = ['zero', 'one', 'two', 'few', 'many'] as const;

function choicesOf(forms: PluralForms, { when, values = {} }: Filled): Filled[] {
  const number = asExpression(values[forms.by] ?? 0).replace(/^\(formatNumber\((.*)\)\)$/s, '$1');
  const also = when === undefined ? '' : ` && (${when.$})`;
  const chosen = categories.flatMap((category) => {
    const text = forms[category];
    return text === undefined ? [] : [{ when: { $: `pluralOf(${number}) == '${category}'${also}` }, text, values }];
  });
  return [...chosen, { ...(when !== undefined && { when }), text: forms.other, values }];
}
