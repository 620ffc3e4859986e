import { useEffect, useState } from 'react';
import type { Services } from '../contracts/services';
import type { CompiledForm } from '../definitions/compiled';
import { ListView } from '../form/FormNodes';
import type { FormStoreOptions } from '../form/form-state';
import { type CompiledValidator, compiledValidator } from '../validation/compiled-validator';
import { hasFieldset, hasList } from '../validation/form-plan';
import { lateInterpreter } from '../validation/late-interpreter';
import { failureText } from '../validation/string-of';

/** What a form needs beside its definition. */
export type FormParts = Pick<FormStoreOptions, 'schemaErrors' | 'subschemas' | 'interpret' | 'late' | 'optional'>;

const known = new WeakMap<CompiledForm, FormParts>();

const interpreter = async () => (await import('../validation/interpreter')).interpretSchema;

/** For fields that come from data: most forms with such fields open empty, and nothing waits for it. */
const late = lateInterpreter(interpreter);

/** Loads what judges the fields of these forms that come from data, before the person has typed into one. */
export function loadInterpreterFor(forms: readonly CompiledForm[]): void {
  // Where it cannot be loaded, the first value tries again.
  if (forms.some(({ fields }) => fields.some(hasFieldset))) late.load().catch(() => undefined);
}

/**
 * Loads what a form needs: the validator of its schema, compiled beforehand or interpreted where there is none; what keeps the groups that a person adds.
 * Each is loaded for the forms that have any. The interpreter for fields that come from data is loaded later.
 */
export async function loadFormParts(form: CompiledForm, services: Services): Promise<FormParts> {
  const found = known.get(form);
  if (found !== undefined) return found;
  const validator = async (): Promise<Pick<FormParts, 'schemaErrors' | 'subschemas'>> => {
    const validate = await services.loadValidator(form.id).catch((error: unknown) => {
      services.report({ code: 'validator-missing', message: failureText(error), place: form.id });
      return undefined;
    });
    if (!validate) return { schemaErrors: (await interpreter())(form.data) };
    const compiled = validate as unknown as CompiledValidator;
    return { schemaErrors: compiledValidator(compiled), subschemas: compiled.subschemas };
  };
  const [judging, , optional] = await Promise.all([
    validator(),
    form.fields.some(hasList) ? ListView.load() : undefined,
    form.adds === undefined ? undefined : import('../form/builder/AddedGroups').then(({ makeBuilder }) => makeBuilder),
  ]);
  const parts = { ...judging, ...(form.fields.some(hasFieldset) && { interpret: late.interpret, late }), optional };
  known.set(form, parts);
  return parts;
}

/** The parts of a form: at once where they have been loaded, undefined while they are on their way. Throws where they cannot be loaded. */
export function useFormParts(form: CompiledForm, services: Services): FormParts | undefined {
  const [loaded, setLoaded] = useState<{ of: CompiledForm; failure?: unknown }>();
  const parts = known.get(form);
  const isMissing = parts === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let current = true;
    loadFormParts(form, services).then(
      () => current && setLoaded({ of: form }),
      (failure: unknown) => current && setLoaded({ of: form, failure }),
    );
    return () => {
      current = false;
    };
  }, [form, services, isMissing]);
  if (loaded?.of === form && loaded.failure !== undefined) throw loaded.failure;
  return parts;
}
