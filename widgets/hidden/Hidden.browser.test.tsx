import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FormStore } from '../../runtime/form/form-store';
import { FormView } from '../../runtime/form/FormView';
import { defaultWidgets } from '../defaults';
import { widgets } from '../registry';
import '../../runtime/form/form.css';

test('C-tracker-50 a hidden field is a hidden input that keeps its value, without a label and without room', async () => {
  const form = {
    id: 'form',
    kind: 'form' as const,
    data: { type: 'object', properties: { Kept: { type: 'string' }, Seen: { type: 'string' }, Odd: {} } },
    fields: [
      { id: 'kept', at: '/Kept', widget: 'hidden', label: 'Kept' },
      { id: 'seen', at: '/Seen', widget: 'text', label: 'Seen' },
      { id: 'odd', at: '/Odd', widget: 'hidden', label: 'Odd' },
    ],
  };
  const store = new FormStore({ form, data: { Kept: 'yes', Seen: 'a', Odd: { a: 1 } }, schemaErrors: () => [] });
  const { container } = await render(<FormView store={store} widgets={widgets} defaultWidgets={defaultWidgets} report={() => undefined} label="Form" />);
  const inputs = () => [...container.querySelectorAll<HTMLInputElement>('input[type=hidden]')];
  expect(inputs().map(({ value }) => value)).toEqual(['yes', '']);
  expect(container.textContent).toBe('Seen');
  expect(container.querySelector<HTMLElement>('[data-field=kept]')?.offsetHeight).toBe(0);
  const [top, bottom] = [container.querySelector('form'), container.querySelector('[data-field=seen]')].map((element) => element?.getBoundingClientRect());
  expect(Math.round((bottom?.top ?? 0) - (top?.top ?? 0))).toBe(0);
  store.set('/Kept', 'no');
  await expect.poll(() => inputs()[0]?.value).toBe('no');
  expect(store.dataToSend()).toEqual({ Kept: 'no', Seen: 'a', Odd: { a: 1 } });
});
