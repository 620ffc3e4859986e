import { useMemo } from 'react';
import type { PlannedField } from '../../validation/form-plan';
import { plainPointer } from '../../validation/pointer';
import type { FieldState } from '../field-state';
import { fieldElementId, useFormContext } from '../form-context';
import { Part } from './Part';
import { type Drawing, errorsWithin } from './part-props';
import { Place, writePart } from './place';
import { stockValidator } from './stock-validator';

/** A value that has parts and no widget: it is drawn as its schema says. A change costs what is in it, not what is in the form. */
export default function StockNode({ planned, state }: { planned: PlannedField; state: FieldState }) {
  const { store, elementId } = useFormContext();
  const { form, subschemas } = store.options;
  const drawing = useMemo((): Drawing => {
    let written: string | undefined;
    return {
      root: form.data,
      fits: stockValidator(form.data, subschemas),
      store,
      field: planned.id,
      Part,
      get written() {
        return written;
      },
      write(place, value) {
        written = place.pointer;
        writePart(store, place, value);
      },
      touch: () => store.touch(planned.id),
    };
  }, [store, form, subschemas, planned]);
  const place = useMemo(() => Place.root(fieldElementId(elementId, planned.id), planned.at, state.isRequired), [elementId, planned, state.isRequired]);
  const { presentation } = state;
  const hidden = useMemo(() => (Array.isArray(presentation.options.hidden) ? (presentation.options.hidden as string[]) : undefined), [presentation]);
  const at = plainPointer(store.data, planned.at);
  const errors = useMemo(() => errorsWithin(state.errors, at), [state.errors, at]);
  return (
    <Part
      drawing={drawing}
      place={place}
      schema={planned.schema}
      value={state.value}
      label={presentation.label}
      errors={errors}
      isDisabled={state.isDisabled}
      isReadOnly={state.isReadOnly}
      hidden={hidden}
      onWrite={drawing.write}
    />
  );
}
