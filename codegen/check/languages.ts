import type { LanguageDefinition, Translation } from '../../runtime/definitions/shapes/language';
import type { Check } from './check';

const marks = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort();
const formsOf = (translation: Translation): [form: string | undefined, text: string][] =>
  typeof translation === 'string' ? [[undefined, translation]] : Object.entries(translation).filter(([form]) => form !== 'by');

/** Whether each translation has the values of its English text, and no others. What is not translated is no fault: it reads English. */
export function checkLanguage(check: Check<LanguageDefinition>): void {
  const { value } = check.definition as { value: LanguageDefinition };
  for (const [english, translation] of Object.entries(value.texts)) {
    const wanted = marks(english);
    for (const [form, text] of formsOf(translation)) {
      const path = ['texts', english, ...(form === undefined ? [] : [form])];
      // The number may be left out where the form says it: "un día".
      const free = typeof translation === 'object' && form !== 'other' ? [translation.by] : [];
      const found = marks(text);
      const lost = wanted.filter((name) => !found.includes(name) && !free.includes(name));
      const added = found.filter((name) => !wanted.includes(name));
      if (lost.length > 0)
        check.report('wrong-placeholder', path, `The English text has {${lost[0]}}, but the translation does not. Add it where the value belongs.`);
      if (added.length > 0) check.report('wrong-placeholder', path, `The English text has no {${added[0]}}. It has ${listed(wanted)}.`);
    }
    if (typeof translation === 'object' && !wanted.includes(translation.by))
      check.report('wrong-placeholder', ['texts', english, 'by'], `The English text has no {${translation.by}} that could decide. It has ${listed(wanted)}.`);
  }
}

const listed = (names: readonly string[]): string => (names.length === 0 ? 'no values' : names.map((name) => `{${name}}`).join(', '));
