import { useCallback, useEffect, useState } from 'react';
import type { CompiledForm } from '../definitions/compiled';
import { FormStore } from '../form/form-store';
import type { FormFault } from '../form/form-context';
import { FormView } from '../form/FormView';
import type { ScreenInstance } from '../screen/screen-instance';
import { Placeholder } from '../screen/nodes/Placeholder';
import { type FormParts, useFormParts } from '../screen/use-form-parts';
import type { TableModel } from './use-table';

/** Milliseconds of rest after which what was typed filters the table. */
const debounceMilliseconds = 250;

/** The form above a table. Its valid values filter the rows at once; there is no button to press. */
export function FilterForm({ form, model, screen, label }: { form: CompiledForm; model: TableModel; screen: ScreenInstance; label: string }) {
  const parts = useFormParts(form, screen.services);
  return parts ? (
    <OpenFilters form={form} model={model} screen={screen} label={label} parts={parts} />
  ) : (
    <Placeholder shape="form" lines={form.fields.length} />
  );
}

function OpenFilters({ form, model, screen, label, parts }: Parameters<typeof FilterForm>[0] & { parts: FormParts }) {
  const [store] = useState(() => new FormStore({ form, data: model.filters, scope: model.scope, ...parts, report: screen.report }));
  const { setFilters, table, cleared } = model;
  useEffect(() => {
    if (cleared > 0) store.reset(table.filters?.initial ?? {});
  }, [cleared, store, table]);
  useEffect(() => {
    // An address may name filters that make no sense: then there are none.
    if (!store.isValid) {
      const usual = table.filters?.initial ?? {};
      store.reset(usual);
      setFilters(usual);
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    let before = store.data;
    const stop = store.subscribeAll(() => {
      if (store.data === before) return;
      before = store.data;
      clearTimeout(timer);
      timer = setTimeout(() => setFilters(store.dataToSend()), debounceMilliseconds);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
    // The table's model is new with every drawing; the store is the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [store]);
  const report = useCallback(
    (fault: FormFault) => screen.services.report({ code: fault.code, message: fault.message, place: `${form.id}.${fault.field}` }),
    [screen, form],
  );
  return (
    <FormView
      store={store}
      widgets={screen.services.widgets}
      defaultWidgets={screen.services.defaultWidgets}
      report={report}
      operations={screen.bundle.operations}
      label={label}
    />
  );
}
