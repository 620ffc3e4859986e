import { useEffect, useState } from 'react';
import type { Tools } from '../app/tools';
import type { CompiledForm } from '../definitions/compiled';
import type { FormStoreOptions } from '../form/form-state';
import { type CompiledValidator, compiledValidator } from '../validation/compiled-validator';
import { hasFieldset } from '../validation/form-plan';

type Judges = Pick<FormStoreOptions, 'schemaErrors' | 'interpret'>;

const interpreter = async () => (await import('../validation/interpreter')).interpretSchema;

/**
 * What checks a form's data, once it is there: the validator of its schema, compiled beforehand or interpreted where there is none, and the
 * interpreter for fields that come from data, loaded for the forms that have any.
 */
export function useSchemaErrors(form: CompiledForm, tools: Tools): Judges | undefined {
  const [found, setFound] = useState<{ of: CompiledForm; judges?: Judges; failure?: unknown }>();
  useEffect(() => {
    let current = true;
    const validator = async (): Promise<Judges['schemaErrors']> => {
      const validate = await tools.loadValidator(form.id).catch((error: unknown) => {
        tools.report({ code: 'validator-missing', message: error instanceof Error ? error.message : String(error), place: form.id });
        return undefined;
      });
      return validate ? compiledValidator(validate as unknown as CompiledValidator) : (await interpreter())(form.data);
    };
    void Promise.all([validator(), form.fields.some(hasFieldset) ? interpreter() : undefined]).then(
      ([schemaErrors, interpret]) => current && setFound({ of: form, judges: { schemaErrors, interpret } }),
      (failure: unknown) => current && setFound({ of: form, failure }),
    );
    return () => {
      current = false;
    };
  }, [form, tools]);
  if (found?.of !== form) return undefined;
  if (found.failure !== undefined) throw found.failure;
  return found.judges;
}
