import type { Question } from '../../runtime/definitions/shapes/questionnaire';
import { folded } from '../../runtime/format/plain-text';
import { type Coding, extensionName, extensionOf, type Item } from './resource';
import { readWhole } from './reads';
import type { Remarks } from './remarks';
import type { ValueSets } from './value-sets';

type Options = NonNullable<Question['options']>;

/** What can be chosen of an item, in its own list or in a value set that the file holds. A text says why nothing can. */
export function optionsOf(item: Item, valueSets: ValueSets, remarks: Remarks): Options | string {
  const named = item.answerValueSet ?? item.options?.reference;
  const own = item.answerOption ?? item.option;
  if (own === undefined && named === undefined) return 'it has no options';
  if (own !== undefined && named !== undefined) remarks.of(item.linkId, `the options of ${named} are left out: it has options of its own.`);
  const options = own ? listed(item, own, valueSets, remarks) : fromValueSet(named ?? '', item.linkId, valueSets);
  if (typeof options === 'string') return options;
  if (options.length === 0) return own ? 'it has no options' : `its options are in ${named}, which lists none`;
  const seen = new Set<string>();
  return options.filter(({ value }) => {
    const same = folded(value);
    if (seen.has(same)) remarks.of(item.linkId, `two options have the code "${value}"; only the first is taken.`);
    return !seen.has(same) && seen.add(same) && true;
  });
}

/** The value that is stored of a coded answer: its code, or its words where it has none. */
export const valueOfCoding = (coding: Coding): string => (coding.code ?? '').trim() || (coding.display ?? '').trim();

function fromValueSet(name: string, linkId: string, valueSets: ValueSets): Options | string {
  const codes = valueSets.codesOf(name, linkId);
  return typeof codes === 'string' ? codes : codes.map(({ code, display }) => ({ value: code, text: display ?? code }));
}

function listed({ linkId, repeats }: Item, given: NonNullable<Item['answerOption']>, valueSets: ValueSets, remarks: Remarks): Options {
  return given.flatMap((option) => {
    if (option.initialSelected === true)
      remarks.of(linkId, 'an option that is chosen already at the beginning is not: nothing is answered before the person does.');
    const isExclusive = repeats === true && extensionOf(option, 'questionnaire-optionExclusive')?.valueBoolean === true;
    for (const name of (option.extension ?? []).map(extensionName))
      if (name !== 'questionnaire-optionExclusive') remarks.leftOut(`the extension ${name} of options`);
    const { valueCoding, valueString, valueInteger, valueDate, valueTime } = option;
    const plain = valueString ?? valueInteger?.toString() ?? valueDate ?? valueTime;
    const value = valueCoding ? valueOfCoding(valueCoding) : (plain ?? '').trim();
    if (valueCoding?.system !== undefined) remarks.leftOut('the system of codes of options');
    const text = valueCoding && (valueCoding.display?.trim() || valueSets.displayOf({ system: valueCoding.system, code: value }, linkId));
    if (value !== '') return [{ value, text: text || value, ...(isExclusive && { exclusive: true as const }) }];
    readWhole(option);
    remarks.of(linkId, 'an option is left out: it has neither a code nor words.');
    return [];
  });
}

/** The systems of the codes that can be chosen of an item, by their codes. */
export function systemsOf(item: Item, valueSets: ValueSets): ReadonlyMap<string, string> {
  const own = item.answerOption ?? item.option;
  const named = item.answerValueSet ?? item.options?.reference;
  const codes = own === undefined && named !== undefined ? valueSets.codesOf(named, item.linkId) : [];
  const coded = own?.flatMap(({ valueCoding }) => (valueCoding === undefined ? [] : [{ code: valueOfCoding(valueCoding), system: valueCoding.system }]));
  return new Map((coded ?? (typeof codes === 'string' ? [] : codes)).flatMap(({ code, system }) => (system === undefined ? [] : [[code, system] as const])));
}
