import { closest } from '../../runtime/definitions/fault';
import { isExpression } from '../../runtime/definitions/shapes/is-expression';
import { withoutNulls } from '../../runtime/expressions/given-options';
import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { Node } from '../../runtime/definitions/nodes';
import type { Definition } from '../project/definition';
import type { WidgetShape } from '../project/standard-shapes';
import type { Path } from '../document';
import { checkActions } from './actions';
import { type Check, type Place, reportLacking, withVariable } from './check';
import { own } from '../../runtime/validation/own';
import { checkJsonSchema } from './json-schemas';
import { inWords, present, typesOf } from './schema-path';
import { checkAddresses } from './sources';
import { checkTemplate } from './templates';
import { checkText } from './texts';

/** Checks a widget node: the widget, its options, its events. */
export function checkWidget(check: Check, path: Path, node: Extract<Node, { widget: string }>, place: Place): void {
  const widget = findWidget(check, [...path, 'widget'], node.widget);
  checkTemplate(check, [...path, 'value'], node.value, widget?.value.value, place);
  checkAddresses(check, [...path, 'value'], widget?.value.value, node.value);
  checkText(check, [...path, 'label'], node.label, place);
  checkOptions(check, [...path, 'options'], widget, node.options, place);
  for (const [event, actions] of Object.entries(node.on ?? {})) {
    const events = widget?.value.events;
    if (widget !== undefined && !Object.hasOwn(events ?? {}, event))
      reportLacking(check, 'unknown-event', [...path, 'on', event], `The widget "${node.widget}"`, 'event', event, Object.keys(events ?? {}), 'key');
    checkActions(check, [...path, 'on', event], actions, withVariable(place, 'event', own(events, event)));
  }
}

/** Finds the widget a name stands for, or says that there is none. `property`: what it would have to draw; no widget is suggested that cannot. */
export function findWidget(check: Check, path: Path, name: string, property?: JsonSchema): Definition<WidgetShape> | undefined {
  const widget = check.query('widget', name);
  if (widget !== undefined) return widget.sound ? widget : undefined;
  const names = check.query('names', 'widget').filter((one) => {
    const known = check.query('widget', one);
    return property === undefined || (known?.sound === true && draws(known.value, property));
  });
  const suggestion = closest(name, names);
  const types = property === undefined ? [] : typesOf(property).filter((type) => ['boolean', 'number', 'string'].includes(type));
  const instead = suggestion !== undefined || types.length !== 1 ? '' : ` Leave "widget" out, and the usual one draws ${inWords(types)}.`;
  check.report('unknown-widget', path, `There is no widget "${name}".${instead}`, { suggestion });
  return undefined;
}

/** Whether a widget can draw the values of a property; where either does not say what it is, yes. */
function draws({ value }: WidgetShape, property: JsonSchema): boolean {
  const drawn = typesOf(value);
  const needed = typesOf(property).filter((type) => type !== 'null');
  return drawn.length === 0 || needed.length === 0 || needed.some((type) => drawn.includes(type));
}

/** Holds options against the widget's manifest; expressions in them count as values of any type. */
export function checkOptions(check: Check, path: Path, widget: Definition<WidgetShape> | undefined, options: unknown, place: Place): void {
  if (options === undefined || options === null) return;
  for (const [name, option] of Object.entries(options))
    if (option === null) check.report('wrong-value', [...path, name], `An option without a value is omitted: remove "${name}" out.`);
  checkAddresses(check, path, widget?.value.options, options);
  const before = check.faults.length;
  checkTemplate(check, path, isExpression(options) ? options : withoutNulls(options), widget?.value.options, place, { looseExpressions: true });
  for (const fault of check.faults.slice(before)) {
    if (fault.code !== 'unknown-value') continue;
    fault.code = 'unknown-option';
    fault.message = fault.message.replace('There is no value', `The widget "${widget?.value.name}" has no option`).replace(' here.', '.');
  }
}

/** A widget can draw the values of the property it stands for. */
export function checkDrawable(check: Check, path: Path, widget: Definition<WidgetShape> | undefined, property: JsonSchema | undefined): void {
  if (widget === undefined || property === undefined || draws(widget.value, property)) return;
  const drawn = typesOf(widget.value.value);
  const needed = typesOf(property).filter((type) => type !== 'null');
  check.report('wrong-widget', path, `The widget "${widget.value.name}" draws ${inWords(drawn)}, and this property is ${inWords(needed)}.`);
}

/** Whether null is one of the values that a schema names. */
const permitsNull = (schema: JsonSchema): boolean => typesOf(schema).includes('null') || present(schema) !== schema;

/** Checks a widget's manifest. */
export function checkManifest(check: Check<WidgetShape>): void {
  const { value, options, events, messages, keys, status, instead } = check.definition.value;
  checkJsonSchema(check, ['value'], value);
  checkJsonSchema(check, ['options'], options);
  for (const [name, option] of Object.entries((options?.properties ?? {}) as Record<string, JsonSchema>))
    if (permitsNull(option))
      check.report('wrong-value', ['options', 'properties', name], `A widget never gets null: "${name}" is left out where it has no value.`);
  for (const [name, schema] of Object.entries(events ?? {})) checkJsonSchema(check, ['events', name], schema);
  for (const [code, message] of Object.entries(messages ?? {})) checkText(check, ['messages', code], message, { scope: { limit: {} } });
  const named = (keys ?? []).map(({ key }) => key);
  for (const [index, key] of named.entries())
    if (named.indexOf(key) !== index)
      check.report('duplicate-id', ['keys', index, 'key'], `The key "${key}" is already here. Describe everything it does in one sentence.`);
  if (status === 'deprecated' && instead === undefined) check.report('missing-key', ['status'], 'A deprecated widget needs "instead", the widget to use.');
  if (instead === undefined) return;
  if (status !== 'deprecated') check.report('unknown-key', ['instead'], 'Only a deprecated widget has "instead": remove it.', { part: 'key' });
  else findWidget(check, ['instead'], instead);
}
