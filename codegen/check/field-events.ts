import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { Actions } from '../../runtime/definitions/actions/later';
import type { FieldNode } from '../../runtime/definitions/shapes/form';
import type { Node } from '../../runtime/definitions/nodes';
import type { Path } from '../document';
import { checkActions } from './actions';
import { type Check, type Place, reportLacking, withVariable } from './check';
import { own } from '../../runtime/validation/own';
import { findWidget } from './widgets';

/** Checks what a screen does at the events of a form's fields: each field has a widget, which has that event. */
export function checkFieldEvents(check: Check, path: Path, node: Extract<Node, { form: string }>, place: Place): void {
  const form = check.query('form', node.form);
  const events = form?.sound === true ? eventsOf(check, form.value.fields) : undefined;
  for (const [name, actions] of Object.entries(node.on ?? {})) {
    if (name.startsWith('*')) {
      checkWidgetEvent(check, [...path, name], name.slice(1), actions, place);
      continue;
    }
    if (events !== undefined && !Object.hasOwn(events, name))
      reportLacking(check, 'unknown-event', [...path, name], `The form "${node.form}"`, 'event of a field', name, Object.keys(events), 'key');
    checkActions(check, [...path, name], actions, withVariable(place, 'event', own(events, name)));
  }
}

/** What is done at an event of every field of one widget, such as phone.resend: of fields too that only customers have. */
function checkWidgetEvent(check: Check, path: Path, name: string, actions: Actions, place: Place): void {
  const [widgetName = '', event = ''] = name.split('.');
  const widget = findWidget(check, path, widgetName);
  const events = widget?.value.events;
  if (widget !== undefined && !Object.hasOwn(events ?? {}, event))
    reportLacking(check, 'unknown-event', path, `The widget "${widgetName}"`, 'event', event, Object.keys(events ?? {}), 'key');
  checkActions(check, path, actions, withVariable(place, 'event', own(events, event)));
}

/** The events of the widgets that fields name, by field and event. */
function eventsOf(check: Check, fields: readonly FieldNode[]): Record<string, JsonSchema> {
  const found = fields.map((field): Record<string, JsonSchema> => {
    if ('group' in field) return eventsOf(check, field.group);
    const widget = 'fieldset' in field || 'list' in field || field.widget === undefined ? undefined : check.query('widget', field.widget);
    const events = widget?.sound === true ? Object.entries(widget.value.events ?? {}) : [];
    return Object.fromEntries(events.map(([event, detail]) => [`${field.id}.${event}`, detail]));
  });
  return Object.assign({}, ...found) as Record<string, JsonSchema>;
}
