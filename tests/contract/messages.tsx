import { vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { type FaultCase, faultCasesOf } from '../../.storybook/widget-faults';
import { textOf } from '../../runtime/expressions/text';
import { FormStore } from '../../runtime/form/form-store';
import { FormView } from '../../runtime/form/FormView';
import { ShownLook } from '../../runtime/theme/ShownLook';
import { interpretSchema } from '../../runtime/validation/interpreter';
import { controlsIn, offerFiles } from './acts';
import { exampleOf, type Subject } from './host';
import { settled } from './pending';
import type { Rule } from './rules';

/** Every message of the manifest is seen below the field, in a form that is sent: by a wrong value, or by what is typed. */
export const saysMessages: Rule = async (subject) => {
  const messages = subject.manifest.messages ?? {};
  const cases = faultCasesOf(subject.manifest);
  const found: string[] = [];
  for (const code of Object.keys(messages)) {
    const fault = cases.find((one) => one.code === code);
    const said = fault === undefined ? [] : await provoke(subject, fault);
    const wanted = patternOf(messages[code]);
    if (!said.some((one) => wanted.test(one))) found.push(`The message for "${code}" cannot be provoked: ${said.join(' ') || 'nothing'} is said.`);
  }
  return found;
};

/** A message, whatever stands in the place of its values. */
function patternOf(message: unknown): RegExp {
  const text = typeof message === 'string' ? message : String((message as { text?: unknown }).text ?? textOf(message as never, {}));
  return new RegExp(`^${text.replace(/[.*+?^$()[\]\\]/g, '\\$&').replace(/\{[^}]*\}/g, '.+')}$`);
}

async function provoke({ widget, manifest }: Subject, { schema, value, isRequired }: FaultCase): Promise<string[]> {
  await cleanup();
  const data = { type: 'object', properties: { Own: schema }, ...(isRequired === true && { required: ['Own'] }) };
  const { options = {} } = exampleOf({ widget, manifest });
  const form = {
    id: 'messages',
    kind: 'form' as const,
    data,
    fields: [
      {
        id: 'own',
        at: '/Own',
        widget: 'own',
        label: 'Own',
        options: options as Record<string, unknown>,
        errors: manifest.messages as never,
        ...(manifest.uploads === true && { upload: 'send' }),
      },
    ],
  };
  const store = new FormStore({ form, data: value === undefined ? {} : { Own: value }, schemaErrors: interpretSchema(data) });
  const operations = { send: { id: 'send', method: 'POST', path: '/send', area: 'own', allow: 'everyone', parameters: [] } } as never;
  const { container } = await render(
    <>
      <ShownLook color="#12695b" />
      <FormView
        store={store}
        widgets={{ own: widget }}
        defaultWidgets={[]}
        label="Form"
        operations={operations}
        sendFile={() => new Promise<never>(() => {})}
        onSubmit={() => undefined}
      >
        <button type="submit">Send</button>
      </FormView>
    </>,
  );
  await vi.waitUntil(() => container.querySelector('.field-control[aria-busy]') === null, { timeout: 40_000 });
  const place = container.querySelector<HTMLElement>('[data-field="own"]') as HTMLElement;
  if (value === undefined && isRequired !== true) await typeNonsense(place);
  container.querySelector<HTMLElement>('[type="submit"]')?.click();
  const faults = () => [...place.querySelectorAll('.field-fault')].map((fault) => fault.textContent ?? '');
  for (let tries = 0; tries < 60 && faults().length === 0; tries += 1) await settled();
  return faults();
}

/** Types what is no value, or half of one, into the first control that takes it. */
async function typeNonsense(place: HTMLElement): Promise<void> {
  const [control] = controlsIn(place).filter((one) => one.matches('input, textarea'));
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
  if (control.type === 'file') offerFiles(control as HTMLInputElement);
  else if (control.type === 'date') {
    control.focus();
    await userEvent.keyboard(control.parentElement?.querySelector('[type="time"]') === null ? '1' : '11212026');
  } else {
    control.focus();
    await userEvent.keyboard('no such thing 12');
  }
  await settled();
}
