import { type MouseEvent, useEffect, useRef } from 'react';
import { assignErrors } from './assign-errors';
import { fieldElementId, useFormContext } from './form-context';
import type { FormStore } from './form-store';
import type { FormState } from './form-state';
import { translated } from '../format/language';
import type { PlanNode } from '../validation/form-plan';
import { isNameless } from '../validation/messages';

/** Every fault of a refused form, each a link to its field; those of no visible field are said here alone. */
export function ErrorSummary({ store, state }: { store: FormStore; state: FormState }) {
  const { elementId } = useFormContext();
  const place = useRef<HTMLElement>(null);
  const { refusals, errors } = state;
  const hasUnplaced = state.unplaced.length > 0;

  useEffect(() => {
    if (refusals === 0) return;
    // What no field can show must be read here; else the person goes on where the first fault is.
    const first = hasUnplaced ? null : place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (first) focusControl(first);
    else place.current?.focus();
    // Only a refusal moves the focus, not a fault that comes or goes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [refusals]);

  if (refusals === 0 || errors.length === 0) return null;
  const { byField, unplaced } = assignErrors(store.plan, store.data, errors, ({ id }) => store.live.isVisible(id));
  const repeated = new Set(errors.map(({ Message }) => Message).filter((message, index, all) => all.indexOf(message) !== index));
  const titles = titlesAround(store.plan.nodes, store);
  // Where several fields have the same message, or the message names no field, the summary adds the field's name. Where it names the field, the summary adds the title of the group.
  const said = (field: string, code: string, message: string) => {
    if (!repeated.has(message) && !isNameless(code, message)) return message;
    const label = store.live.field(field)?.presentation.label ?? field;
    const title = titles.get(field);
    if (message.includes(label)) return title === undefined || message.includes(title) ? message : `${title}: ${message}`;
    return label.endsWith('?') ? `${label} ${message}` : `${label}: ${message}`;
  };
  const title = errors.length === 1 ? translated('One thing needs your attention') : translated('{n} things need your attention', { n: errors.length });
  return (
    <section className="form-summary" ref={place} tabIndex={-1} aria-labelledby={`${elementId}-summary`}>
      <h2 id={`${elementId}-summary`}>{title}</h2>
      <ul>
        {unplaced.map(({ Field, Code, Message }) => (
          <li key={`${Field} ${Code}`}>{Message}</li>
        ))}
        {[...byField].flatMap(([field, found]) =>
          found.map(({ Field, Code, Message }) => (
            <li key={`${Field} ${Code}`}>
              <a href={`#${fieldElementId(elementId, field)}`} onClick={(event) => goTo(event, fieldElementId(elementId, field))}>
                {said(field, Code, Message)}
              </a>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}

/** Returns the title of the nearest group around each field that has one, such as the name of its row in a list. */
function titlesAround(nodes: readonly PlanNode[], store: FormStore, around?: string, titles = new Map<string, string>()): Map<string, string> {
  for (const node of nodes)
    if (node.kind === 'group') titlesAround(node.nodes, store, store.live.group(node.id)?.title || around, titles);
    else if (around !== undefined) titles.set(node.id, around);
  return titles;
}

function goTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  focusControl(document.getElementById(id));
}

/** Focuses a control, or the first control of a group. */
function focusControl(target: HTMLElement | null): void {
  const inside = target?.matches('input, select, textarea, button, [contenteditable]')
    ? target
    : target?.querySelector<HTMLElement>('input, select, textarea, button, [contenteditable]');
  (inside ?? target)?.focus();
}
