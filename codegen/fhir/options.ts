import type { Question } from '../../runtime/definitions/shapes/questionnaire';
import { folded } from '../../runtime/format/plain-text';
import { type Coding, type Contained, extensionName, extensionOf, type Item, type Resource } from './resource';
import type { Remarks } from './remarks';

type Options = NonNullable<Question['options']>;

/** What can be chosen of an item, in its own list or in a value set that the file holds. A text says why nothing can. */
export function optionsOf(item: Item, { contained = [] }: Resource, remarks: Remarks): Options | string {
  const named = item.answerValueSet ?? item.options?.reference;
  const own = item.answerOption ?? item.option;
  if (own === undefined && named === undefined) return 'it has no options';
  const options = own ? listed(item, own, remarks) : fromValueSet(named ?? '', contained);
  if (typeof options === 'string') return options;
  if (options.length === 0) return own ? 'it has no options' : `its options stand in ${named}, which lists none`;
  const seen = new Set<string>();
  return options.filter(({ value }) => {
    const same = folded(value);
    if (seen.has(same)) remarks.of(item.linkId, `two options have the code "${value}"; only the first is taken.`);
    return !seen.has(same) && seen.add(same) && true;
  });
}

/** The value that is stored of a coded answer: its code, or its words where it has none. */
export const valueOfCoding = ({ code, display }: Coding): string => (code ?? '').trim() || (display ?? '').trim();

function listed({ linkId, repeats }: Item, given: NonNullable<Item['answerOption']>, remarks: Remarks): Options {
  return given.flatMap((option) => {
    if (option.initialSelected === true)
      remarks.of(linkId, 'an option that is chosen already at the beginning is not: nothing is answered before the person does.');
    const isExclusive = repeats === true && extensionOf(option, 'questionnaire-optionExclusive')?.valueBoolean === true;
    for (const name of (option.extension ?? []).map(extensionName))
      if (name !== 'questionnaire-optionExclusive') remarks.leftOut(`the extension ${name} of options`);
    const { valueCoding, valueString, valueInteger, valueDate, valueTime } = option;
    const plain = valueString ?? valueInteger?.toString() ?? valueDate ?? valueTime;
    const value = valueCoding ? valueOfCoding(valueCoding) : (plain ?? '').trim();
    if (value !== '') return [{ value, text: valueCoding?.display?.trim() || value, ...(isExclusive && { exclusive: true as const }) }];
    remarks.of(linkId, 'an option is left out: it has neither a code nor words.');
    return [];
  });
}

/** The options of a value set that the file holds, and of those and the code systems that it names. A text says which one lists none. */
function fromValueSet(name: string, contained: readonly Contained[], way: readonly string[] = []): Options | string {
  const held = contained.find(({ id, url, resourceType }) => resourceType !== 'CodeSystem' && [id && `#${id}`, id, url].includes(name));
  if (held === undefined) return `its options stand in ${name}, which is not in the file`;
  if (way.includes(name)) return `its options stand in ${name}, which names itself`;
  const { expansion, compose } = held;
  if (expansion?.contains) return concepts(expansion.contains);
  const found = (compose?.include ?? []).map((include): Options | string => {
    if (include.concept) return concepts(include.concept);
    const others = (include.valueSet ?? []).map((other) => fromValueSet(other, contained, [...way, name]));
    const missing = others.find((other) => typeof other === 'string');
    if (missing !== undefined) return missing as string;
    if (include.valueSet) return others.flat() as Options;
    const system = contained.find(({ resourceType, url }) => resourceType === 'CodeSystem' && url === include.system);
    if (system?.concept && include.filter === undefined) return concepts(system.concept);
    return `its options stand in ${name}, which names those of ${include.system ?? 'nothing'} and lists none`;
  });
  const missing = found.find((one) => typeof one === 'string');
  return missing === undefined ? (found.flat() as Options) : (missing as string);
}

const concepts = (of: NonNullable<Contained['concept']>): Options =>
  of.flatMap((concept) => {
    const value = valueOfCoding(concept);
    const within = [concept.contains, concept.concept].flatMap((list) => (Array.isArray(list) ? concepts(list as NonNullable<Contained['concept']>) : []));
    return value === '' ? within : [{ value, text: concept.display?.trim() || value }, ...within];
  });
