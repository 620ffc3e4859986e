import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { ErrorSchema, FieldPathId, FieldPathList, RJSFSchema, UiSchema } from '@rjsf/utils';
import { lazy, memo, Suspense, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { PlannedField } from '../validation/form-plan';
import { segmentsOf } from '../validation/pointer';
import { sameJson } from '../validation/same-json';
import { toStringList } from '../validation/string-list';
import type { FormError } from '../validation/validate-form';
import type { ChoiceSearch } from '../widget-contract';
import { FieldBoundary } from './FieldBoundary';
import type { FieldState } from './field-state';
import { fieldElementId, useFormContext } from './form-context';
import { JsonNode } from './JsonNode';
import { PlainValue } from './PlainValue';
import { widgetRegistry, widgetUi } from './rjsf-registry';
import { useUpload } from './use-upload';
import { widgetOf } from './widget-of';
import { own } from '../validation/own';
import { failureText } from '../validation/string-of';

const FieldWithChoices = lazy(() => import('./FieldWithChoices'));
const StockNode = lazy(() => import('./stock/StockNode'));

/** One field of a form: it is drawn anew when its own state changes, and never otherwise. */
export const FieldNode = memo(function FieldNode({ planned }: { planned: PlannedField }) {
  const { store, elementId, report, defaultWidgets } = useFormContext();
  const subscribe = useCallback((listener: () => void) => store.subscribe(planned.id, listener), [store, planned.id]);
  const state = useSyncExternalStore(subscribe, () => store.live.shown(planned.id));
  if (state === undefined) return null;
  const { width } = planned.field;
  const { form } = store.options;
  const widget = widgetOf(planned, form.data, defaultWidgets);
  const isStock = form.isOfSchema === true || widget === undefined;
  return (
    <div className={width === undefined || width === 'full' ? 'field' : `field field-${width}`} data-field={planned.id} data-widget={widget}>
      <FieldBoundary
        fallback={(reason) =>
          isStock ? (
            <JsonNode id={fieldElementId(elementId, planned.id)} planned={planned} state={state} reason={reason} />
          ) : (
            <PlainValue label={state.presentation.label} value={state.value} />
          )
        }
        onFault={(error) =>
          !isStock &&
          report({
            code: 'widget-failed',
            field: planned.id,
            message: `The field "${planned.id}" could not be drawn: ${failureText(error)}`,
          })
        }
      >
        {planned.field.choicesFrom === undefined ? (
          <FieldBody planned={planned} state={state} />
        ) : (
          <Suspense fallback={<FieldToCome />}>
            <FieldWithChoices planned={planned} state={state} from={planned.field.choicesFrom} draw={FieldBody} />
          </Suspense>
        )}
      </FieldBoundary>
    </div>
  );
});

/** As high as a field with its label, so that nothing moves when it comes. */
const FieldToCome = () => (
  <div className="field" aria-busy="true">
    <span className="field-label">&nbsp;</span>
    <div className="field-control" />
  </div>
);

export interface FieldBodyProps {
  planned: PlannedField;
  state: FieldState;
  search?: ChoiceSearch | undefined;
}

function FieldBody({ planned, state, search }: FieldBodyProps) {
  const { store, elementId, widgets, defaultWidgets } = useFormContext();
  // Text that could not be read goes with its control.
  useEffect(() => () => store.typed(planned.id, true), [store, planned.id]);
  const root = store.options.form.data;
  const name = store.options.form.isOfSchema === true ? undefined : widgetOf(planned, root, defaultWidgets);
  const widget = name === undefined ? undefined : own(widgets, name);
  const fieldPathId = useMemo((): FieldPathId => ({ $id: fieldElementId(elementId, planned.id), path: [planned.id] }), [elementId, planned.id]);
  const onChange = useCallback(
    (value: unknown, _path: FieldPathList) => store.set(planned.at, planned.stringList === undefined ? value : toStringList(value, planned.stringList)),
    [store, planned],
  );
  const onBlur = useCallback(() => store.touch(planned.id), [store, planned.id]);
  const { presentation, errors } = state;
  const upload = useUpload(planned.field.upload);
  const offered = presentation.offer;
  const isTaken = offered === undefined || state.isReadOnly || state.isDisabled || sameJson(offered.value, state.value);
  const offer = useMemo(() => (isTaken ? undefined : { text: offered.text, take: () => onChange(offered.value, []) }), [isTaken, offered, onChange]);
  const uiSchema = useMemo(
    (): UiSchema => ({
      ...widgetUi(widget, presentation),
      'ui:helpAs': presentation.helpAs,
      'ui:placeholder': presentation.placeholder,
      'ui:search': search,
      'ui:upload': upload,
      'ui:offer': offer,
    }),
    [widget, presentation, search, upload, offer],
  );
  const schema = useMemo(
    () => (Object.keys(presentation.limits).length === 0 ? drawn(planned) : { ...drawn(planned), ...presentation.limits }),
    [planned, presentation.limits],
  );
  const errorSchema = useMemo(
    (): ErrorSchema | undefined => (errors.length === 0 ? undefined : errorsOf(errors, store.live.place(planned))),
    [errors, store, planned],
  );

  if (name !== undefined && widget === undefined) return <UnknownWidget id={planned.id} name={name} state={state} />;
  if (name === undefined || !fits(planned, state.value))
    return (
      <Suspense fallback={<div className="field-control" aria-busy="true" />}>
        <StockNode planned={planned} state={state} />
      </Suspense>
    );
  return (
    <SchemaField
      name={planned.id}
      schema={schema}
      uiSchema={uiSchema}
      formData={state.value}
      errorSchema={errorSchema}
      fieldPathId={fieldPathId}
      required={state.isRequired}
      disabled={state.isDisabled}
      readonly={state.isReadOnly}
      registry={widgetRegistry(root)}
      onChange={onChange}
      onBlur={onBlur}
      onFocus={nothing}
    />
  );
}

/** All messages of a value, and beside them those of each part of it that has its own. */
function errorsOf(errors: readonly FormError[], place: string): ErrorSchema {
  const parts = errors.filter(({ Field }) => Field.startsWith(`${place}/`));
  return {
    __errors: errors.map(({ Message }) => Message),
    ...Object.fromEntries(parts.map(({ Field, Message }) => [segmentsOf(Field.slice(place.length))[0], { __errors: [Message] }])),
  } as ErrorSchema;
}

const nothing = () => {};
const anything: RJSFSchema = { readOnly: false };

/** SchemaField draws nothing for an empty schema; our widget is drawn all the same. */
const drawn = ({ schema }: PlannedField): RJSFSchema => (Object.keys(schema).length === 0 ? anything : (schema as RJSFSchema));

/** A widget chosen by type may not be given a value of another type: it would show it wrongly. */
function fits({ field, schema }: PlannedField, value: unknown): boolean {
  if (field.widget !== undefined || value === undefined || value === null) return true;
  const types = [schema.type].flat();
  return typeof value !== 'object' || types.includes(Array.isArray(value) ? 'array' : 'object');
}

function UnknownWidget({ id, name, state }: { id: string; name: string; state: FieldState }) {
  const { report, widgets } = useFormContext();
  useEffect(
    () => report({ code: 'unknown-widget', field: id, message: `There is no widget "${name}". There are ${Object.keys(widgets).join(', ')}.` }),
    [report, widgets, id, name],
  );
  return <PlainValue label={state.presentation.label} value={state.value} />;
}
