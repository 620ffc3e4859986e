import { answers } from 'virtual:definitions';
import { useEffect } from 'react';
import { revisionIn } from '../languages';
import { Staged } from './ScreenStage';
import { withStage } from './stage-of';
import { sampleOf } from '../sample-of';

interface FormStageProps {
  /** The form's id. */
  form: string;
  customer?: string;
  /** The language that is spoken: en, or one of the product's. */
  language?: string;
  brand?: string;
  /** Opened for a new record, for one with lifelike data, or sent while it is empty. */
  state?: 'empty' | 'filled' | 'refused';
}

/** One form of the definitions, on nothing but a page. */
export function FormStage({ form, customer = 'base', language = 'en', state = 'empty', brand }: FormStageProps) {
  const own = revisionIn(customer, language);
  const definition = own.forms[form];
  const revision = withStage(own, `form ${form} ${state}`, () => [
    { id: 'title', text: form, as: 'title' },
    {
      id: 'form',
      form,
      label: form,
      isNew: state !== 'filled',
      ...(state === 'filled' ? { value: sampleOf(definition?.data, own, answers) } : {}),
      input: sampleOf(definition?.input as Parameters<typeof sampleOf>[0], own, answers),
      onSubmit: [{ announce: 'SUBMIT', payload: { form: { $: 'form' } } }, { notify: 'This would be sent.' }],
    },
    { id: 'actions', row: [{ id: 'send', button: 'Send', look: 'primary', submits: 'form', onPress: { submitForm: 'form' } }] },
  ]);
  useEffect(() => {
    if (state !== 'refused') return undefined;
    const timer = setInterval(() => {
      const element = document.getElementById('form-screen-stage-form') as HTMLFormElement | null;
      if (!element) return;
      clearInterval(timer);
      element.requestSubmit();
    }, 50);
    return () => clearInterval(timer);
  }, [state]);
  return <Staged revision={revision} screen="stage" brand={brand} />;
}
