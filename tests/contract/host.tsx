import { type ComponentType, Suspense, useState } from 'react';
import { vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import type { JsonSchema } from '../../runtime/definitions/compiled';
import { FieldBoundary } from '../../runtime/form/FieldBoundary';
import { ShownLook } from '../../runtime/theme/ShownLook';
import type { Widget, WidgetProps } from '../../runtime/widget-contract';
import { usualProperties } from '../support/usual-properties';
import { followPending } from './pending';
import '../../runtime/form/form.css';
import '../../runtime/screen/screen.css';

// What widgets load late is there before they are tried: a part that comes in the middle of a rule would be judged by chance.
const lateParts = import.meta.glob([
  '../../widgets/*/[A-Z]*.tsx',
  '../../runtime/form/{,stock/}[A-Z]*.tsx',
  '../../runtime/format/phone-number.ts',
  '../../runtime/screen/DrawnIcon.tsx',
  '!**/*.{test,stories}.tsx',
]);
const loaded = Promise.all(Object.values(lateParts).map((load) => load()));

/** A manifest, as far as the contract reads it. */
export interface Manifest {
  name: string;
  shows?: boolean;
  value: JsonSchema & { examples?: unknown[] };
  options: JsonSchema & { properties?: Record<string, OptionSchema>; required?: string[]; examples?: Record<string, unknown>[] };
  events?: Record<string, JsonSchema>;
  messages?: Record<string, unknown>;
  uploads?: boolean;
}

/** An option, with what must be there for it to be seen. */
export type OptionSchema = JsonSchema & {
  examples?: unknown[];
  /** Where else it is tried: what is seen only by dragging, or after a while. */
  'x-triedIn'?: string;
  'x-tryWith'?: { options?: Record<string, unknown>; value?: unknown; schema?: JsonSchema; without?: string[] };
};

/** A widget that is held to the contract. */
export interface Subject {
  widget: Widget;
  manifest: Manifest;
}

export type Properties = Partial<WidgetProps<unknown, object>>;

/** A widget in one case, and all that it has said. */
export interface Mounted {
  place: HTMLElement;
  /** Before and behind it: where the Tab key comes from and leads to. */
  before: HTMLElement;
  after: HTMLElement;
  written: unknown[];
  events: [name: string, detail: unknown][];
  told: ('focus' | 'blur')[];
  value: unknown;
  failure?: string;
}

/** Mounts a widget in several cases at once, on one page. Each keeps what it writes. */
export async function mount({ widget }: Subject, cases: Record<string, Properties>): Promise<Record<string, Mounted>> {
  await Promise.all([loaded, cleanup()]);
  followPending();
  const mounted: Record<string, Mounted> = {};
  const Component = widget.component as unknown as ComponentType<WidgetProps<unknown, object>>;
  function Case({ id, given }: { id: string; given: Properties }) {
    const [value, setValue] = useState(given.value);
    const record = () => mounted[id] as Mounted;
    return (
      <section data-case={id} style={{ width: 700, padding: 8 }}>
        <button type="button">Before</button>
        <label id={`${id}-label`} htmlFor={widget.label === 'above' ? `control-${id}` : undefined}>
          Example
        </label>
        <div data-place="">
          <FieldBoundary fallback={(reason) => <p data-failure={reason}>{reason}</p>} onFault={() => undefined}>
            <Suspense fallback={<span aria-busy="true" data-loading="" />}>
              <Component
                id={`control-${id}`}
                name={`name-${id}`}
                {...usualProperties}
                labelledBy={widget.label === 'group' || widget.label === 'above' ? `${id}-label` : undefined}
                {...given}
                value={value}
                onChange={(next) => {
                  record().written.push(next);
                  record().value = next;
                  setValue(next);
                }}
                onFocus={() => record().told.push('focus')}
                onBlur={() => record().told.push('blur')}
                emit={(name, detail) => record().events.push([name, detail])}
              />
            </Suspense>
          </FieldBoundary>
        </div>
        <p id={`${id}-help`}>A sentence that helps.</p>
        <p id={`${id}-fault`}>What is wrong.</p>
        <button type="button">After</button>
      </section>
    );
  }
  for (const [id, given] of Object.entries(cases)) mounted[id] = { written: [], events: [], told: [], value: given.value } as unknown as Mounted;
  const { container } = await render(
    <>
      <ShownLook color="#12695b" />
      {Object.entries(cases).map(([id, given]) => (
        <Case key={id} id={id} given={given} />
      ))}
    </>,
  );
  await vi.waitUntil(() => container.querySelector('[data-loading]') === null, { timeout: 40_000 });
  for (const id of Object.keys(cases)) {
    const section = container.querySelector(`[data-case="${id}"]`) as HTMLElement;
    const record = mounted[id] as Mounted;
    record.place = section.querySelector('[data-place]') as HTMLElement;
    record.before = section.firstElementChild as HTMLElement;
    record.after = section.lastElementChild as HTMLElement;
    const failure = section.querySelector<HTMLElement>('[data-failure]')?.dataset.failure;
    if (failure !== undefined) record.failure = failure;
  }
  return mounted;
}

/** What the examples of a manifest make of a widget. */
export const exampleOf = ({ manifest: { value, options } }: Subject): Properties => {
  const { examples, ...schema } = value;
  return { value: examples?.[0], schema, options: options.examples?.[0] ?? {} };
};
