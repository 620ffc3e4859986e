import { changes } from '../../../runtime/definitions/actions/update';
import { checkPointer } from '../pointers';
import { itemsOf, namesOf, partAt, typesOf } from '../schema-path';
import { checkTemplate } from '../templates';
import { checkCall } from './call';
import type { CheckOf } from './check-of';
import { answerOf } from './state';

const kinds = Object.keys(changes) as (keyof typeof changes)[];
const sentence = `Exactly one of ${kinds.map((kind) => `"${kind}"`).join(', ')} says how the answer changes.`;

/** The data or call exists, its answer has such a list, and what is put into it fits. */
export const checkUpdate: CheckOf<'update'> = (check, path, action, place, checkActions) => {
  const { update, at = '', key, by } = action;
  const answer = answerOf(check, [...path, 'update'], update, place.targets);
  checkPointer(check, [...path, 'at'], at, answer);
  const found = partAt(answer, namesOf(at));
  const [kind, second] = kinds.filter((name) => action[name] !== undefined);
  if (kind === undefined) check.report('missing-value', path, sentence);
  else if (second !== undefined) check.report('wrong-place', [...path, second], sentence, { part: 'key' });
  else if (kind === 'remove' && key === undefined) check.report('missing-value', path, '"key" is missing here: it identifies the item.');
  else if (kind === 'replace' && key === undefined) checkTemplate(check, [...path, kind], action[kind], found, place);
  else {
    if (found !== undefined && typesOf(found).length > 0 && !typesOf(found).includes('array'))
      check.report('wrong-type', [...path, at === '' ? 'update' : 'at'], 'This must be a list: "at" is its place in the answer.');
    const item = itemsOf(found);
    if (key !== undefined) checkPointer(check, [...path, 'key'], key, item);
    if (kind === 'merge' && key === undefined) check.report('missing-value', path, '"key" is missing here: it finds an item that the list already has.');
    if (kind === 'merge' && by === undefined) check.report('missing-value', path, '"by" is missing here: it says how to sort the list.');
    if (by !== undefined) checkPointer(check, [...path, 'by'], by, item);
    if (kind === 'merge') checkTemplate(check, [...path, kind], action[kind], found, place);
    else checkTemplate(check, [...path, kind], action[kind], kind === 'remove' ? partAt(item, namesOf(key ?? '')) : item, place);
  }
  if (by !== undefined && kind !== 'merge') check.report('wrong-place', [...path, 'by'], 'Only "merge" sorts a list.', { part: 'key' });
  if (action.with) checkCall(check, [...path, 'with'], action.with, place, checkActions);
};
