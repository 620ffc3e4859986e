import type { JsonSchema } from '../../runtime/definitions/compiled';
import { changesNothing } from '../../runtime/definitions/changes-nothing';
import type { Field } from '../../runtime/definitions/shapes/form';
import { choicePlaces, readsOf } from '../../runtime/validation/choices';
import type { Path } from '../document';
import type { Definition } from '../project/definition';
import type { WidgetShape } from '../project/standard-shapes';
import { checkCallInput, findCall } from './calls';
import { type Check, type Place, reportUnknown } from './check';
import { follow, itemsOf, namesOf, partAt } from './schema-path';
import { checkText } from './texts';

const search: JsonSchema = { type: 'string' };
const chosen: JsonSchema = { type: 'array' };

/** Checks where a field's choices come from: the call, what it is given, where its answer holds them, and a widget that can show them. */
export function checkChoicesFrom(
  check: Check,
  at: Path,
  { choicesFrom, widget: name, options }: Field,
  widget: Definition<WidgetShape> | undefined,
  place: Place,
): void {
  if (choicesFrom === undefined) return;
  const path = [...at, 'choicesFrom'];
  const operation = findCall(check, [...path, 'call'], choicesFrom.call);
  if (operation !== undefined && !changesNothing(operation))
    return check.report(
      'wrong-method',
      [...path, 'call'],
      `The call "${choicesFrom.call}" is a ${operation.method}: choices come from a call that only reads.`,
    );
  checkCallInput(check, [...path, 'input'], operation, choicesFrom.input, { ...place, scope: { ...place.scope, search, chosen } });
  checkWidget(check, at, { name, options, reads: readsOf(choicesFrom.input) }, widget);
  if (operation?.answer === undefined) return;
  const { items, value, text } = choicePlaces(choicesFrom);
  const found = follow(operation.answer, namesOf(items));
  if (found !== 'unknown' && 'missing' in found) return reportUnknown(check, 'unknown-property', [...path, 'items'], 'property', found.missing, found.among);
  const list = partAt(operation.answer, namesOf(items));
  const item = itemsOf(list);
  if (list?.type !== undefined && list.type !== 'array') return check.report('wrong-type', [...path, 'items'], 'There is no list at this place of the answer.');
  if (typeof text !== 'string') checkText(check, [...path, 'text'], text, { scope: { item } });
  for (const [key, pointer] of Object.entries({ value, text })) {
    if (typeof pointer !== 'string') continue;
    const part = follow(item, namesOf(pointer), operation.answer);
    if (part !== 'unknown' && 'missing' in part) reportUnknown(check, 'unknown-property', [...path, key], 'property', part.missing, part.among);
  }
}

function checkWidget(
  check: Check,
  at: Path,
  { name, options, reads }: { name: string | undefined; options: unknown; reads: ReadonlySet<string> },
  widget: Definition<WidgetShape> | undefined,
): void {
  const path = [...at, 'choicesFrom'];
  if (name === undefined) return check.report('missing-key', at, 'The key "widget" is missing: it shows the choices, such as select.');
  if (typeof options === 'object' && options !== null && 'items' in options)
    check.report('wrong-place', [...at, 'options', 'items'], 'The choices come from a call: remove "items".', { part: 'key' });
  if (widget === undefined) return;
  if (!Object.hasOwn((widget.value.options.properties as object | undefined) ?? {}, 'items'))
    return check.report('wrong-widget', [...at, 'widget'], `The widget "${name}" shows no choices.`);
  if (!reads.has('search')) return;
  if (widget.value.searches !== true)
    check.report('wrong-widget', [...at, 'widget'], `The widget "${name}" cannot search: remove "search" from its call, or use select.`);
  if (!reads.has('chosen'))
    check.report(
      'missing-input',
      [...path, 'input'],
      'A call that searches must also find the chosen values, for their names and for the server: pass "chosen" to it.',
    );
}
