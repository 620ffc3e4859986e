import { type FocusEvent, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { CompiledForm } from '../definitions/compiled';
import { FieldNode } from '../form/FieldNode';
import { FormProvider, type FormContextValue } from '../form/form-context';
import { FormStore } from '../form/form-store';
import { isOfInputMethod } from '../form/input-method';
import { useTypedText } from '../form/use-typed-text';
import { type FormParts, useFormParts } from '../screen/use-form-parts';
import type { EditedCell } from './edit-cell';
import { at, type Row } from './table-rows';
import '../form/form.css';

/** The field of a form in the place of a cell: Enter or leaving it saves, Escape takes back what was typed, what is wrong stands below it. */
export default function CellEditor(props: EditedCell & { end(focusBack: boolean): void }) {
  const { screen, edit } = props;
  const form = screen.bundle.forms[edit.form];
  if (form === undefined) throw new Error(`There is no form "${edit.form}".`);
  const parts = useFormParts(form, screen.services);
  return parts ? <OpenCell {...props} form={form} parts={parts} /> : <div className="field-control" aria-busy="true" />;
}

function OpenCell({ column, row, scope, screen, save, end, form, parts }: Parameters<typeof CellEditor>[0] & { form: CompiledForm; parts: FormParts }) {
  const place = useRef<HTMLFormElement>(null);
  const ended = useRef(false);
  const [store] = useState(() => {
    const { today, session, settings, input } = scope;
    return new FormStore({ form, data: dataOf(form, row), scope: { today, session, settings, input }, ...parts, report: screen.report });
  });
  const { errors, isSubmitting } = useSyncExternalStore(store.subscribeAll, () => store.state);
  const planned = store.plan.fields.find((field) => field.at === column.at);
  const elementId = `${form.id}-${useId()}`;
  const context = useMemo(
    (): FormContextValue => ({
      store,
      elementId,
      widgets: screen.services.widgets,
      defaultWidgets: screen.services.defaultWidgets,
      report: ({ code, message, field }) => screen.services.report({ code, message, place: `${form.id}.${field}` }),
      emit: () => undefined,
      operations: screen.bundle.operations,
      ...(screen.services.nonce === undefined ? {} : { nonce: screen.services.nonce }),
    }),
    [store, elementId, screen, form],
  );
  useEffect(() => place.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus(), []);

  const typed = useTypedText(store);
  const finish = (focusBack: boolean) => {
    if (ended.current) return;
    ended.current = true;
    end(focusBack);
  };
  const send = async (focusBack: boolean) => {
    if (store.state.isSubmitting || ended.current) return;
    store.flush();
    // Text that cannot be read is neither saved as nothing nor lost.
    const isReadable = store.unreadable.length === 0;
    if (planned !== undefined) store.read(planned.id, isReadable);
    if (!isReadable) return;
    if (!store.state.isDirty) return finish(focusBack);
    let isSaved = false;
    await store.submit(async (data) => {
      isSaved = await save(data, store);
      return undefined;
    });
    if (isSaved && store.state.errors.length === 0) finish(focusBack);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) void send(false);
  };
  if (planned === undefined) throw new Error(`The form "${form.id}" has no field at "${column.at}".`);
  const own = new Set(store.live.field(planned.id)?.errors);
  return (
    <FormProvider value={context}>
      <form
        ref={place}
        className="cell-editor"
        noValidate
        aria-busy={isSubmitting || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void send(true);
        }}
        onBlur={leave}
        onInput={typed.onInput}
        onKeyUp={typed.onKeyUp}
        // The grid around the cell has keys of its own.
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Escape' && !isOfInputMethod(event)) finish(true);
        }}
      >
        <FieldNode planned={planned} />
        {errors
          .filter((error) => !own.has(error))
          .map(({ Message }) => (
            <p key={Message} className="field-fault" role="alert">
              {Message}
            </p>
          ))}
      </form>
    </FormProvider>
  );
}

/** What the form holds of a row: its own properties, without those that have no value. */
function dataOf({ data }: CompiledForm, row: Row): object {
  const known = data.additionalProperties === false ? Object.keys((data.properties ?? {}) as object) : Object.keys(row);
  return Object.fromEntries(known.flatMap((name) => (at(row, `/${name}`) === null ? [] : [[name, row[name]]])));
}
