import { describe, expect, test, vi } from 'vitest';
import type { CompiledForm } from '../definitions/compiled';
import { FormStore } from './form-store';

const form: CompiledForm = {
  id: 'week',
  kind: 'form',
  data: {
    type: 'object',
    properties: {
      Version: { type: 'integer' },
      Kind: { type: 'string' },
      Times: { type: 'array', items: { type: 'object', properties: { From: { type: 'string' } } } },
    },
  },
  fields: [
    { id: 'kind', at: '/Kind', label: 'Kind' },
    { id: 'times', at: '/Times', label: 'Times', list: [{ id: 'from', at: '/From', label: 'From' }] },
  ],
};

const start = { Version: 1, Kind: 'walk', Times: [{ From: '8' }] };
const sent = { ...start, Kind: 'swim' };

const open = () => new FormStore({ form, schemaErrors: () => [], defer: (run) => run(), data: start });

/** A form in which a value was changed, saved while this is done. */
async function save(meanwhile: (store: FormStore) => void = () => undefined) {
  const store = open();
  store.set('/Kind', 'swim');
  await store.submit(() => {
    const sent = store.data;
    meanwhile(store);
    store.saved(sent);
    return undefined;
  });
  expect(store.state.isSubmitting).toBe(false);
  return store;
}

describe('what is typed while a form is saved', () => {
  test('nothing: what was sent is the new start, and fresh data replaces it', async () => {
    const store = await save();
    expect([store.state.isDirty, store.opened]).toEqual([false, sent]);
    store.refresh({ Version: 2, Kind: 'Swim', Times: [] });
    expect([store.data, store.state.isDirty]).toEqual([{ Version: 2, Kind: 'Swim', Times: [] }, false]);
  });

  test('a value: it stays, is not saved yet, and stands in the fresh data', async () => {
    const store = await save((form) => form.set('/Kind', 'swimming'));
    expect([store.state.isDirty, store.get('/Kind'), store.opened]).toEqual([true, 'swimming', sent]);
    store.refresh({ Version: 2, Kind: 'swim', Times: [{ From: '9' }] });
    expect([store.data, store.state.isDirty]).toEqual([{ Version: 2, Kind: 'swimming', Times: [{ From: '9' }] }, true]);
    // The next change is another person's: the version that the person has seen stays, so that the server can say so.
    store.refresh({ Version: 3, Kind: 'run', Times: [] });
    expect(store.data).toEqual({ Version: 2, Kind: 'swimming', Times: [{ From: '9' }] });
    store.reset();
    expect(store.data).toEqual({ Version: 2, Kind: 'swim', Times: [{ From: '9' }] });
  });

  test('a row that was added', async () => {
    const store = await save((form) => {
      form.set('/Times', [{ From: '8' }, {}]);
      form.set('/Times/1/From', '10');
    });
    store.refresh({ ...sent, Version: 2 });
    expect([store.data, store.state.isDirty]).toEqual([{ Version: 2, Kind: 'swim', Times: [{ From: '8' }, { From: '10' }] }, true]);
    expect(store.plan.fields.map(({ at }) => at)).toContain('/Times/1/From');
  });

  test('a value that is typed after the save and before the record is read again: it stays, beside the fresh data', async () => {
    const store = await save();
    store.set('/Kind', 'row');
    store.typed('times', false);
    store.refresh({ ...sent, Version: 2, Times: [] });
    expect([store.data, store.state.isDirty]).toEqual([{ Version: 2, Kind: 'row', Times: [] }, true]);
    store.set('/Kind', 'swim');
    expect(store.state.isDirty).toBe(true);
    // The next change is another person's.
    store.refresh({ Version: 3, Kind: 'run', Times: [] });
    expect(store.data).toEqual({ Version: 2, Kind: 'swim', Times: [] });
  });

  test('a value that another person has changed, too: the version that the person has seen stays, so that the server can say so', async () => {
    const store = await save();
    store.set('/Kind', 'row');
    store.refresh({ Version: 2, Kind: 'run', Times: [] });
    expect(store.data).toEqual({ ...sent, Kind: 'row' });
  });

  test('what is put back to what was saved is no change', async () => {
    const store = await save((form) => form.set('/Kind', 'swimming'));
    store.set('/Kind', 'swim');
    expect(store.state.isDirty).toBe(false);
  });

  test('text that cannot be read: it is a change after the save, too', async () => {
    const store = await save((form) => form.typed('kind', false));
    expect([store.state.isDirty, store.opened]).toEqual([true, sent]);
    store.refresh({ Version: 2, Kind: 'swim', Times: [] });
    expect([store.state.isDirty, store.get('/Version')]).toEqual([true, 2]);
  });

  test('a record that is read during the save: it replaces what was sent once the save is over', async () => {
    const store = await save((form) => form.refresh({ Version: 2, Kind: 'swim', Times: [] }));
    expect([store.state.isDirty, store.data]).toEqual([false, { Version: 2, Kind: 'swim', Times: [] }]);
  });

  test('nothing, but the form was reset for the next record: it stays so', async () => {
    const store = await save((form) => form.reset());
    expect([store.data, store.state.isDirty]).toEqual([start, false]);
  });
});

test('fresh data does not replace what is being edited', () => {
  const store = open();
  store.set('/Kind', 'run');
  store.refresh({ Version: 2, Kind: 'swim', Times: [] });
  expect(store.data).toEqual({ ...start, Kind: 'run' });
});

test('the end of a submission that was refused does not end the next one', async () => {
  const store = open();
  let endFirst = () => {};
  const first = store.submit(() => new Promise((resolve) => (endFirst = () => resolve(undefined))));
  store.refuse([{ Field: '/Kind', Code: 'Odd', Message: 'Odd.' }]);
  store.set('/Kind', 'run');
  let endSecond = () => {};
  const second = store.submit(() => new Promise((resolve) => (endSecond = () => resolve(undefined))));
  endFirst();
  await first;
  expect(store.state.isSubmitting).toBe(true);
  endSecond();
  await second;
  expect(store.state.isSubmitting).toBe(false);
});

test('a form that is reset while its values wait to be judged is not sent', async () => {
  let come = () => {};
  const late = { isThere: () => false, load: () => new Promise<void>((resolve) => (come = resolve)) };
  const fieldset = {
    id: 'question',
    kind: 'fieldset' as const,
    record: { $ref: 'record:Question' },
    name: '/Name',
    label: '/Label',
    type: '/Type',
    types: { Text: { widget: 'text', schema: { type: 'string' } } },
  };
  const survey: CompiledForm = {
    id: 'survey',
    kind: 'form',
    data: { type: 'object', properties: { Answers: { type: 'array', items: { type: 'object' } } } },
    fields: [{ id: 'answers', fieldset: 'question', items: { $: 'input.Questions' }, at: '/Answers', answers: { key: '/Question', value: '/Value' } }],
  };
  const store = new FormStore({
    form: survey,
    fieldsets: { question: fieldset as never },
    schemaErrors: () => [],
    scope: { input: { Questions: [{ Name: 'q1', Label: 'Why?', Type: 'Text' }] } },
    late: late as never,
    defer: (run) => run(),
  });
  store.set(store.plan.fields[0]?.at ?? '', 'because');
  const send = vi.fn();
  const sending = store.submit(send);
  expect(store.state.isSubmitting).toBe(true);
  store.reset();
  come();
  expect(await sending).toBe(false);
  expect(send).not.toHaveBeenCalled();
});
