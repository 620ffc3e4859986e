import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CompiledForm } from '../definitions/compiled';
import { withComputed } from '../validation/computed';
import { planForm } from '../validation/form-plan';
import { interpretSchema } from '../validation/interpreter';
import { dataToSend } from '../validation/validate-form';
import { propertyRuns } from '../../tests/support/property-runs';
import { FormStore } from './form-store';

const number = { type: 'number' };
const form: CompiledForm = {
  id: 'order',
  kind: 'form',
  data: {
    type: 'object',
    properties: { Width: number, Height: number, Area: number, Price: { type: 'number', maximum: 90 }, Rebate: number, Regular: { type: 'boolean' } },
  },
  fields: [
    // What is computed stands before what it is computed of, and of another computed value.
    { id: 'price', at: '/Price', computed: { $: 'form.Area * 2 - orElse(form.Rebate, 0)' } },
    { id: 'area', at: '/Area', computed: { $: 'form.Width * form.Height' } },
    { id: 'width', at: '/Width' },
    { id: 'height', at: '/Height' },
    { id: 'regular', at: '/Regular' },
    { id: 'rebate', at: '/Rebate', visibleWhen: { $: 'form.Regular == true' }, whenHidden: 'omit' },
  ],
};

const open = (data: object) => new FormStore({ form, data, schemaErrors: interpretSchema(form.data), defer: (run) => run(), later: () => () => undefined });

test('a computed value is there at once, follows what it is computed of, and cannot be changed', () => {
  const store = open({ Width: 2, Height: 3 });
  expect(store.data).toEqual({ Width: 2, Height: 3, Area: 6, Price: 12 });
  expect(store.live.field('area')?.isReadOnly).toBe(true);
  expect(store.state.isDirty).toBe(false);
  store.set('/Height', 5);
  expect(store.data).toEqual({ Width: 2, Height: 5, Area: 10, Price: 20 });
  expect(store.live.field('price')?.value).toBe(20);
  store.set('/Width', undefined);
  expect(store.data).toEqual({ Height: 5 });
});

test('only what is computed of a change is told of it', () => {
  const store = open({ Width: 2, Height: 3, Rebate: 1, Regular: true });
  const told: string[] = [];
  for (const { id } of form.fields) store.subscribe(id, () => told.push(id));
  store.set('/Rebate', 2);
  expect([...new Set(told)].sort()).toEqual(['price', 'rebate']);
});

test('a hidden value that does not count does not enter', () => {
  const store = open({ Width: 2, Height: 3, Rebate: 5, Regular: true });
  expect(store.get('/Price')).toBe(7);
  store.set('/Regular', false);
  expect(store.get('/Price')).toBe(12);
});

test('a computed value that breaks a limit is a fault at its field', () => {
  const store = open({ Width: 10, Height: 10 });
  expect(store.validate().map(({ Field, Code }) => [Field, Code])).toEqual([['/Price', 'maximum']]);
});

test('whatever is typed, the page has computed what the server computes of what it is sent', () => {
  const pointers = fc.constantFrom('/Width', '/Height', '/Rebate', '/Regular');
  const value = (pointer: string) => (pointer === '/Regular' ? fc.boolean() : fc.option(fc.integer({ min: -5, max: 20 }), { nil: undefined }));
  const steps = fc.array(
    pointers.chain((pointer) => value(pointer).map((given) => ({ pointer, given }))),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(steps, fc.integer(), (typed, invented) => {
      const store = open({});
      for (const { pointer, given } of typed) store.set(pointer, given);
      const plan = planForm(form);
      const sent = { ...(store.dataToSend() as object), Area: invented, Price: invented };
      // JSON has no zero below zero.
      expect(JSON.stringify(dataToSend(plan, withComputed(plan, sent, {}), {}))).toBe(JSON.stringify(store.dataToSend()));
    }),
    propertyRuns(300),
  );
});
