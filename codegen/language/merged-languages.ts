import type { LanguageDefinition } from '../../runtime/definitions/shapes/language';
import type { Definition } from '../project/definition';

/**
 * A customer's own file of a language of the base says what it says itself, and all else as the base does. `shared` loses what has been merged into a file of
 * the customer.
 */
export function mergedLanguages(shared: readonly Definition[], own: readonly Definition[]): { shared: Definition[]; own: Definition[] } {
  const ofBase = (one: Definition) => (one.kind === 'language' ? shared.find(({ kind, id }) => kind === 'language' && id === one.id) : undefined);
  const merged = own.map((one) => {
    const base = ofBase(one);
    return base === undefined || !base.sound || !one.sound
      ? one
      : { ...one, value: together(base.value as LanguageDefinition, one.value as LanguageDefinition) };
  });
  const replaced = new Set(own.flatMap((one) => ofBase(one) ?? []));
  return { shared: shared.filter((one) => !replaced.has(one)), own: merged };
}

const together = (base: LanguageDefinition, own: LanguageDefinition): LanguageDefinition => ({
  ...base,
  ...own,
  dates: { ...base.dates, ...own.dates },
  texts: { ...base.texts, ...own.texts },
  rows: { ...base.rows, ...own.rows },
  places: { ...base.places, ...own.places },
});
