import { useEffect, useState } from 'react';
import type { Tools } from '../app/tools';
import type { CompiledForm } from '../definitions/compiled';
import { type CompiledValidator, compiledValidator } from '../validation/compiled-validator';
import type { FindSchemaErrors } from '../validation/schema-errors';

/** The check of the form's schema: compiled beforehand, or interpreted where there is no compiled one. */
export function useSchemaErrors(form: CompiledForm, tools: Tools): FindSchemaErrors | undefined {
  const [found, setFound] = useState<{ of: CompiledForm; find: FindSchemaErrors }>();
  useEffect(() => {
    let current = true;
    const use = (find: FindSchemaErrors) => current && setFound({ of: form, find });
    const interpret = async () => (await import('../validation/interpreter')).interpretSchema(form.data);
    tools
      .loadValidator(form.id)
      .then(async (validate) => use(validate ? compiledValidator(validate as unknown as CompiledValidator) : await interpret()))
      .catch(async (error: unknown) => {
        tools.report({ code: 'validator-missing', message: error instanceof Error ? error.message : String(error), place: form.id });
        use(await interpret());
      });
    return () => {
      current = false;
    };
  }, [form, tools]);
  return found?.of === form ? found.find : undefined;
}
