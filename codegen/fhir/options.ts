import type { Question } from '../../runtime/definitions/shapes/questionnaire';
import { folded } from '../../runtime/formulas/compare';
import { type Coding, extensionName, extensionOf, type Item, type Resource } from './resource';
import type { Remarks } from './remarks';

type Options = NonNullable<Question['options']>;

/** What can be chosen of an item, in its own list or in a value set that the file holds. Nothing where it is not known here. */
export function optionsOf(item: Item, { contained }: Resource, remarks: Remarks): Options | undefined {
  const options = item.answerOption ? listed(item, remarks) : fromValueSet(item, contained);
  if (options === undefined || options.length === 0) return undefined;
  const seen = new Set<string>();
  return options.filter(({ value }) => {
    const same = folded(value);
    if (seen.has(same)) remarks.of(item.linkId, `two options have the code "${value}"; only the first is taken.`);
    return !seen.has(same) && seen.add(same) && true;
  });
}

/** The value that is stored of a coded answer: its code, or its words where it has none. */
export const valueOfCoding = ({ code, display }: Coding): string => (code ?? '').trim() || (display ?? '').trim();

function listed({ linkId, answerOption, repeats }: Item, remarks: Remarks): Options {
  return (answerOption ?? []).flatMap((option) => {
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

function fromValueSet({ answerValueSet }: Item, contained: Resource['contained']): Options | undefined {
  const held = answerValueSet === undefined ? undefined : contained?.find(({ id }) => id !== undefined && [`#${id}`, id].includes(answerValueSet));
  const concepts = held?.expansion?.contains ?? held?.compose?.include?.flatMap(({ concept }) => concept ?? []);
  return concepts?.flatMap((concept) => {
    const value = valueOfCoding(concept);
    return value === '' ? [] : [{ value, text: concept.display?.trim() || value }];
  });
}
