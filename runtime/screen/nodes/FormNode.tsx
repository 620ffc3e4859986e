import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { FormHandle } from '../../actions/action-context';
import type { CompiledForm } from '../../definitions/compiled';
import { evaluate, holds, resolveTemplate } from '../../expressions/evaluate';
import { textOf } from '../../expressions/text';
import type { FormStoreOptions } from '../../form/form-state';
import { FormStore } from '../../form/form-store';
import { FormView } from '../../form/FormView';
import { sameJson } from '../../form/same-json';
import type { NodeOf, NodeViewProps } from '../node-view';
import { useOptionalGroups } from '../use-optional-groups';
import { useSchemaErrors } from '../use-schema-errors';
import { Placeholder } from './Placeholder';

type Props = NodeViewProps<NodeOf<'form'>>;

/** A form on a screen. It is opened with its value once; another key opens it anew. */
export function FormNode(props: Props) {
  const { node, screen, scope } = props;
  const form = screen.bundle.forms[node.form];
  if (!form) throw new Error(`There is no form "${node.form}".`);
  const judges = useSchemaErrors(form, screen.tools);
  const optional = useOptionalGroups(form);
  const key = node.key === undefined ? '' : String(evaluate(node.key.$, scope, screen.report));
  // By a new definition of the form, what was typed is carried over; another record is opened anew.
  const open = useRef<{ key: string; form: CompiledForm; store: FormStore; edition: number }>(undefined);
  const same = open.current?.key === key ? open.current : undefined;
  const edition = same ? same.edition + (same.form === form ? 0 : 1) : 0;
  if (!judges || !optional) return <Placeholder shape="form" />;
  const opened = (store: FormStore) => {
    open.current = { key, form, store, edition };
  };
  return (
    <OpenForm
      key={`${key} ${edition}`}
      {...props}
      form={form}
      parts={{ ...judges, ...optional }}
      typed={same?.form === form ? undefined : same?.store.data}
      opened={opened}
    />
  );
}

interface OpenFormProps extends Props {
  form: CompiledForm;
  /** What its store needs beside the data. */
  parts: Pick<FormStoreOptions, 'schemaErrors' | 'interpret' | 'optional'>;
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

  // Fresh data from the server replaces what was opened, unless somebody has begun to edit it.
  const opened = useRef(value);
  useEffect(() => {
    if (sameJson(value, opened.current)) return;
    opened.current = value;
    if (!store.state.isDirty) store.reset(value);
  });

  const isChecked = node.checkedWhen !== undefined && holds(node.checkedWhen.$, scope, screen.report);
  useEffect(() => {
    if (isChecked) store.validate();
  }, [store, isChecked]);

  const handle = useMemo((): FormHandle => handleOf(store, node.id), [store, node.id]);
  const onRest = useRef<() => void>(undefined);
  onRest.current = node.onChange && (() => void screen.run(node.onChange, { ...extra, form: store.dataToSend() }, handle));
  const look = useRef<() => void>(undefined);
  useEffect(() => {
    const told = tellScreen(store, handle, { node, screen, onRest });
    look.current = told.look;
    return told.stop;
  }, [store, handle, node, screen]);

  const submit = async (data: unknown) => {
    const went = await screen.run(node.onSubmit, { ...extra, form: data }, handle);
    if (went === 'on' && store.state.errors.length === 0) store.reset(store.data);
    return undefined;
  };
  return (
    <FormView
      id={`form-${node.id}`}
      store={store}
      widgets={screen.tools.widgets}
      defaultWidgets={screen.tools.defaultWidgets}
      onSubmit={submit}
      // Whoever leaves a field and presses a button expects it to know what was typed.
      onLeave={() => look.current?.()}
      report={(fault) => screen.tools.report({ code: fault.code, message: fault.message, place: `${form.id}.${fault.field}` })}
      onEvent={(field, event, detail) => void screen.run(actionsAt(node, store, field, event), { ...extra, form: store.data, event: detail ?? null }, handle)}
      operations={screen.bundle.operations}
      label={textOf(node.label, scope, screen.report)}
      {...(screen.tools.nonce === undefined ? {} : { nonce: screen.tools.nonce })}
    />
  );
}

/** What is done at an event: by the field's name, else by that of its widget. */
function actionsAt({ on }: Props['node'], { plan }: FormStore, field: string, event: string) {
  const widget = plan.fields.find(({ id }) => id === field)?.field.widget;
  return on?.[`${field}.${event}`] ?? on?.[`*${widget}.${event}`];
}

/** What actions do with the form. */
function handleOf(store: FormStore, id: string): FormHandle {
  return {
    submit: (isPartial = false) => {
      // The browser sends the event at once, and the store looks at it at once.
      store.isPartial = isPartial;
      (document.getElementById(`form-${id}`) as HTMLFormElement | null)?.requestSubmit();
      store.isPartial = false;
    },
    reset: () => store.reset(),
    fill: (values) => {
      for (const [name, value] of Object.entries(values)) store.set(`/${name}`, value ?? undefined);
    },
    showErrors: (errors) => {
      store.refuse(errors.map(({ Field, Code, Message }) => ({ Field: Field ?? '', Code: Code ?? 'refused', Message })));
      return errors.length - store.state.unplaced.length;
    },
  };
}

/** Milliseconds after the last change at which the form is looked at as a whole: for buttons that wait until it is valid. */
const restAfterTyping = 80;

/** Keeps the screen told how the form stands: `forms.<node>`. Answers how to tell it at once, and how to stop. */
function tellScreen(
  store: FormStore,
  handle: FormHandle,
  { node, screen, onRest }: Pick<Props, 'node' | 'screen'> & { onRest: RefObject<(() => void) | undefined> },
): { look(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let valid = true;
  // What a form takes of what it is given is known only to it, where parts of it may be gone.
  let told: unknown = store.plan.form.adds === undefined ? store.data : undefined;
  let hasTold = false;
  const put = () => screen.putForm(node.id, handle, { valid, changed: store.state.isDirty, busy: store.state.isSubmitting });
  const look = () => {
    valid = store.isValid;
    put();
    if (store.data === told) return;
    const isOpened = told === undefined;
    told = store.data;
    // Back to what it was at first is a change too, for whoever has heard of another.
    if (store.state.isDirty || hasTold || isOpened) onRest.current?.();
    hasTold = store.state.isDirty;
  };
  const stop = store.subscribeAll(() => {
    put();
    clearTimeout(timer);
    timer = setTimeout(look, restAfterTyping);
  });
  look();
  return {
    look: () => {
      if (store.data !== told) look();
    },
    stop: () => {
      clearTimeout(timer);
      stop();
      // What was typed in the last moment is told all the same.
      if (store.data !== told && (store.state.isDirty || hasTold)) onRest.current?.();
      screen.putForm(node.id, undefined);
    },
  };
}

/** An answer's missing values come as null; in a form, no value is no property. */
function withoutNulls(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value ?? {};
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== null));
}
