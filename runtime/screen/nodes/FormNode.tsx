import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FormHandle } from '../../actions/action-context';
import type { CompiledForm } from '../../definitions/compiled';
import { evaluate, holds, resolveTemplate } from '../../expressions/evaluate';
import { textOf } from '../../expressions/text';
import { formHandle } from '../../form/form-handle';
import { FormStore } from '../../form/form-store';
import { FormView } from '../../form/FormView';
import { sameJson } from '../../validation/same-json';
import type { FormFault } from '../../form/form-context';
import { formElementId } from '../form-element-id';
import type { NodeOf, NodeViewProps } from '../node-view';
import { reportFormState } from '../report-form-state';
import { type FormParts, useFormParts } from '../use-form-parts';
import { Placeholder } from './Placeholder';
import { stringOf } from '../../validation/string-of';
import { isObject } from '../../validation/is-object';

type Props = NodeViewProps<NodeOf<'form'>>;

/** A form on a screen. It is opened with its value once; another key opens it anew. */
export function FormNode(props: Props) {
  const { node, screen, scope } = props;
  const form = screen.bundle.forms[node.form];
  if (!form) throw new Error(`There is no form "${node.form}".`);
  const parts = useFormParts(form, screen.services);
  const key = node.key === undefined ? '' : stringOf(evaluate(node.key.$, scope, screen.report));
  // By a new definition of the form, what was typed is carried over; another record is opened anew.
  const open = useRef<{ key: string; form: CompiledForm; store: FormStore; edition: number }>(undefined);
  const same = open.current?.key === key ? open.current : undefined;
  const edition = same ? same.edition + (same.form === form ? 0 : 1) : 0;
  if (!parts) return <Placeholder shape="form" lines={linesOf(form)} />;
  const opened = (store: FormStore) => {
    open.current = { key, form, store, edition };
  };
  return <OpenForm key={`${key} ${edition}`} {...props} form={form} parts={parts} typed={same?.form === form ? undefined : same?.store.data} opened={opened} />;
}

/** A form that saves nothing only shows, finds or sets something. */
const isEmpty = (actions: Props['node']['onSubmit']) => Array.isArray(actions) && actions.length === 0;

interface OpenFormProps extends Props {
  form: CompiledForm;
  /** What its store needs beside the data. */
  parts: FormParts;
  /** What was typed into the form by an older definition. */
  typed: unknown;
  opened(store: FormStore): void;
}

function OpenForm({ node, screen, scope, extra, form, parts, typed, opened: tell }: OpenFormProps) {
  const value = withoutNulls(resolveTemplate(node.value ?? {}, scope, screen.report));
  const formScope = {
    today: scope.today,
    session: scope.session,
    settings: scope.settings,
    input: resolveTemplate(node.input ?? {}, scope, screen.report),
  };
  const [store] = useState(
    () =>
      new FormStore({
        form,
        fieldsets: screen.bundle.fieldsets,
        formulas: screen.bundle.formulas,
        data: typed ?? value,
        isNew: node.isNew ?? false,
        scope: formScope,
        ...parts,
        report: screen.report,
      }),
  );
  useEffect(() => tell(store));
  useEffect(() => store.setScope(formScope));

  // Fresh data from the server replaces what was opened, unless the person has begun to edit it.
  const given = useRef(value);
  useEffect(() => {
    if (node.once === true || sameJson(value, given.current)) return;
    given.current = value;
    store.refresh(value);
  });

  const isChecked = node.checkedWhen !== undefined && holds(node.checkedWhen.$, scope, screen.report);
  useEffect(() => {
    if (isChecked) store.validate();
  }, [store, isChecked]);

  const mayBeLost = node.mayBeLost ?? (node.once === true || isEmpty(node.onSubmit));
  const handle = useMemo((): FormHandle => formHandle(store, formElementId(screen, node.id), mayBeLost), [store, screen, node.id, mayBeLost]);
  const onSettled = useRef<(data: unknown) => void>(undefined);
  onSettled.current = node.onChange && ((data) => void screen.run(node.onChange, { ...extra, form: data }, handle));
  const updateNow = useRef<() => void>(undefined);
  useEffect(() => {
    const reporting = reportFormState({ store, handle, screen, id: node.id, onSettled });
    updateNow.current = reporting.update;
    return reporting.stop;
  }, [store, handle, node.id, screen]);
  // What was typed just before the form goes is reported while its controls are in the page: they say what of it cannot be read.
  useLayoutEffect(() => () => updateNow.current?.(), []);

  // What the form is given stays the same for its life: whatever else changes on the screen, no field is drawn for it.
  const latest = useRef({ node, extra });
  latest.current = { node, extra };
  const report = useCallback(
    (fault: FormFault) => screen.services.report({ code: fault.code, message: fault.message, place: `${form.id}.${fault.field}` }),
    [screen, form],
  );
  const onEvent = useCallback(
    (field: string, event: string, detail: unknown) => {
      const { node: now, extra: beside } = latest.current;
      void screen.run(actionsAt(now, store, field, event), { ...beside, form: store.data, event: detail ?? null }, handle);
    },
    [screen, store, handle],
  );
  // Whoever leaves a field and presses a button expects it to know what was typed.
  const onLeave = useCallback(() => updateNow.current?.(), []);

  const submit = async (data: unknown) => {
    const sent = store.data;
    const result = await screen.run(node.onSubmit, { ...extra, form: data }, handle);
    if (result !== 'continue' || store.state.errors.length > 0) return undefined;
    store.saved(sent);
    return undefined;
  };
  return (
    <FormView
      id={formElementId(screen, node.id)}
      store={store}
      widgets={screen.services.widgets}
      defaultWidgets={screen.services.defaultWidgets}
      onSubmit={submit}
      onLeave={onLeave}
      report={report}
      onEvent={onEvent}
      operations={screen.bundle.operations}
      sendFile={screen.services.sendFile}
      label={textOf(node.label, scope, screen.report)}
      {...(screen.services.nonce === undefined ? {} : { nonce: screen.services.nonce })}
    />
  );
}

/** What is done at an event: by the field's name, else by that of its widget. */
function actionsAt({ on }: Props['node'], { plan }: FormStore, field: string, event: string) {
  const widget = plan.fields.find(({ id }) => id === field)?.field.widget;
  return on?.[`${field}.${event}`] ?? on?.[`*${widget}.${event}`];
}

/** About as many as it will have; of groups that a person adds, none at first. */
const linesOf = ({ adds, fields }: CompiledForm): number => (adds === undefined ? Math.min(6, fields.length) : 1);

/** An answer's missing values come as null; in a form, no value is no property. */
function withoutNulls(value: unknown): unknown {
  if (!isObject(value)) return value ?? {};
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== null));
}
