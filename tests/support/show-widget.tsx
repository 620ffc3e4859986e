import { Suspense, useState } from 'react';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Widget, WidgetProps } from '../../runtime/widget-contract';
import { ShownLook } from '../../runtime/theme/ShownLook';
import { usualProperties } from './usual-properties';
import '../../runtime/form/form.css';
import '../../runtime/screen/screen.css';

/** What a widget said while it was shown. */
interface Shown {
  container: HTMLElement;
  /** Every value it wrote, in order. */
  written: unknown[];
  /** Every event, with its detail. */
  events: [string, unknown][];
  /** Gives it other properties. */
  set(properties: Partial<WidgetProps<unknown, object>>): Promise<void>;
}

/** One widget on a page of its own, which keeps the value it writes. */
export async function showWidget(widget: Widget, properties: Partial<WidgetProps<unknown, object>> = {}): Promise<Shown> {
  const written: unknown[] = [];
  const events: [string, unknown][] = [];
  const Component = widget.component as React.ComponentType<WidgetProps<unknown, object>>;
  function Page(given: Partial<WidgetProps<unknown, object>>) {
    const [own, setOwn] = useState<{ value: unknown } | undefined>();
    return (
      <>
        <ShownLook color={'#12695b'} />
        {widget.label === 'above' ? (
          <label id="widget-label" htmlFor="widget">
            {given.label ?? 'Example'}
          </label>
        ) : (
          <span id="widget-label">{given.label ?? 'Example'}</span>
        )}
        <Suspense fallback={<span aria-busy="true" />}>
          <Component
            id="widget"
            name="widget"
            {...usualProperties}
            labelledBy="widget-label"
            onChange={(value) => {
              written.push(value);
              setOwn({ value });
            }}
            onBlur={() => undefined}
            onFocus={() => undefined}
            emit={(event, detail) => events.push([event, detail])}
            {...given}
            value={own ? own.value : given.value}
          />
        </Suspense>
      </>
    );
  }
  const screen = await render(<Page {...properties} />);
  await vi.waitUntil(() => screen.container.querySelector('[aria-busy="true"]') === null, { timeout: 40_000 });
  return { container: screen.container, written, events, set: async (more) => void (await screen.rerender(<Page {...properties} {...more} />)) };
}

const huge = 'word '.repeat(60_000);

/** What a value is not: each widget must show something sensible for all of these. */
export const hostileValues: [string, unknown][] = [
  ['null', null],
  ['a number', 7],
  ['NaN', Number.NaN],
  ['a truth value', true],
  ['a text', 'text'],
  ['a huge text', huge],
  ['emoji', '👩‍👩‍👧‍👦 '.repeat(50)],
  ['right-to-left marks', '\u202eabc\u200f \u2067x'],
  ['an object', { a: { b: null } }],
  ['an empty list', []],
  ['a list of nothing', [null, undefined, Number.NaN]],
  ['a list of lists', [[], [[1]]]],
  ['a list of texts', ['a', '👍', '\u202e']],
  ['10,000 numbers', Array.from({ length: 10_000 }, (_, index) => index)],
  ['10,000 objects', Array.from({ length: 10_000 }, (_, index) => ({ Id: index, Name: `n${index}`, Text: 't', Time: null, Size: Number.NaN }))],
];
