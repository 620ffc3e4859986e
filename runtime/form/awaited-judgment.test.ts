import { expect, test, vi } from 'vitest';
import type { CompiledForm } from '../definitions/compiled';
import type { Fieldset } from '../definitions/shapes/fieldset';
import { interpretSchema } from '../validation/interpreter';
import { lateInterpreter } from '../validation/late-interpreter';
import type { InterpretSchema } from '../validation/schema-errors';
import { FormStore } from './form-store';

const asked: Fieldset = {
  id: 'asked',
  kind: 'fieldset',
  record: { $ref: 'record:Asked' },
  name: '/Name',
  label: '/Name',
  type: '/Type',
  maximum: '/Max',
  types: { Number: { widget: 'number', schema: { type: 'number' } } },
};
const form: CompiledForm = {
  id: 'survey',
  kind: 'form',
  data: { type: 'object', properties: { Values: { type: 'object' } } },
  fields: [{ id: 'values', fieldset: 'asked', items: { $: 'input.Asked' }, at: '/Values', answers: 'properties' }],
};

/** A form with one number of at most 5. `arrive` lets what loads its interpreter come to an end, with an error where there is a reason. */
function open(data: object = {}) {
  const loads: { resolve(interpret: InterpretSchema): void; reject(reason: Error): void }[] = [];
  const late = lateInterpreter(() => new Promise((resolve, reject) => loads.push({ resolve, reject })));
  const store = new FormStore({
    form,
    fieldsets: { asked },
    data,
    scope: { input: { Asked: [{ Name: 'Miles', Type: 'Number', Max: 5 }] } },
    schemaErrors: () => [],
    interpret: late.interpret,
    late,
    defer: (run) => run(),
    later: (run) => (run(), () => undefined),
  });
  const arrive = async (reason?: Error) => {
    const load = loads.at(-1)!;
    if (reason) load.reject(reason);
    else load.resolve(interpretSchema);
    await vi.waitFor(() => expect(store.isValid || store.firstFault !== undefined).toBe(true));
  };
  return { store, loads, arrive };
}

test('D-speed-02 a form whose fields from data are empty loads nothing; the first value loads what judges it, once', async () => {
  const { store, loads, arrive } = open();
  expect([loads.length, store.isValid]).toEqual([0, true]);
  store.set('/Values/Miles', 4);
  store.set('/Values/Miles', 9);
  expect([loads.length, store.isValid]).toEqual([1, false]);
  store.touch('values.Miles');
  await arrive();
  expect([store.isValid, store.firstFault]).toEqual([false, 'Maximum value is 5.']);
  store.set('/Values/Miles', 3);
  expect([loads.length, store.isValid]).toEqual([1, true]);
});

test('D-speed-02 a form that opens with such a value loads what judges it at once', () => {
  expect(open({ Values: { Miles: 2 } }).loads.length).toBe(1);
});

test('D-speed-02 what is sent before its values can be judged waits, and is not sent where one is wrong', async () => {
  const { store, arrive } = open();
  const send = vi.fn(() => undefined);
  store.set('/Values/Miles', 9);
  const sending = store.submit(send);
  expect([store.state.isSubmitting, await store.submit(send)]).toEqual([true, false]);
  await arrive();
  expect([await sending, store.state.isSubmitting, store.state.errors.map(({ Code }) => Code)]).toEqual([false, false, ['maximum']]);
  expect(send).not.toHaveBeenCalled();
  store.set('/Values/Miles', 4);
  expect(await store.submit(send)).toBe(true);
  expect(send).toHaveBeenCalledOnce();
});

test('D-speed-02 where the interpreter cannot be loaded the server alone judges, and the next value tries again', async () => {
  const { store, loads, arrive } = open();
  const send = vi.fn(() => undefined);
  store.set('/Values/Miles', 9);
  const sending = store.submit(send);
  await arrive(new Error('offline'));
  expect([await sending, send.mock.calls.length]).toEqual([true, 1]);
  store.set('/Values/Miles', 8);
  expect(loads.length).toBe(2);
  await arrive();
  expect(store.isValid).toBe(false);
});
