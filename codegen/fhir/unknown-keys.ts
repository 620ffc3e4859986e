import { meantBy } from '../author/command-context';
import type { Item } from './resource';
import type { Remarks } from './remarks';

/** What everything in FHIR may have. */
const ofAll = ['id', 'extension', 'modifierExtension'];

const answers = ['Boolean', 'Decimal', 'Integer', 'Date', 'DateTime', 'Time', 'String', 'Coding', 'Quantity', 'Reference'];

/** The keys of an item that are read. */
const ofItems = [
  ...ofAll,
  ...['linkId', 'type', 'text', 'enableWhen', 'enableBehavior', 'required', 'repeats', 'readOnly', 'initial', 'maxLength', 'item'],
  ...['answerOption', 'answerValueSet', 'option', 'options'],
];
/** Those that change neither questions nor answers. */
const noted = ['code', 'definition', 'prefix', '_text', '_linkId', '_prefix', 'disabledDisplay', 'answerConstraint'];

const ofConditions = [...ofAll, 'question', 'operator', 'hasAnswer', ...answers.map((kind) => `answer${kind}`)];
const ofOptions = [...ofAll, 'initialSelected', ...answers.map((kind) => `value${kind}`)];
const ofCodings = [...ofAll, 'system', 'version', 'code', 'display', 'userSelected'];

/** Tells the keys of an item, its conditions and its options that FHIR does not have: what they were meant to say is lost. */
export function tellUnknownKeys(item: Item, remarks: Remarks): void {
  const tell = (holder: object, known: readonly string[], what: string) => {
    // What begins so says more about a plain value of that name.
    for (const key of Object.keys(holder))
      if (!known.includes(key) && !key.startsWith('_'))
        remarks.of(item.linkId, `"${key}" is left out: ${what} of FHIR have no such key.${meantBy(key, [...known])}`);
  };
  for (const key of Object.keys(item)) if (noted.includes(key)) remarks.leftOut(`"${key}" of items`);
  tell(item, [...ofItems, ...noted], 'items');
  for (const condition of item.enableWhen ?? []) tell(condition, ofConditions, 'conditions');
  for (const option of item.answerOption ?? item.option ?? []) {
    tell(option, ofOptions, 'options');
    tell(option.valueCoding ?? {}, ofCodings, 'codes');
  }
}
