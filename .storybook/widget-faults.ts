import type { JsonSchema } from '../runtime/definitions/compiled';

/** What brings about one fault of a widget: the schema of its value, and a value that breaks it; none for what must be filled, or must be typed. */
export interface FaultCase {
  code: string;
  schema: JsonSchema;
  value?: unknown;
  isRequired?: true;
}

interface Faulty {
  value: JsonSchema & { examples?: unknown[] };
  messages?: Record<string, unknown>;
}

/** A value that breaks a keyword: a later first day than the example, more entries than it has, a text that is none. */
const breaking: Record<string, (example: unknown, schema: JsonSchema) => { limits?: JsonSchema; value: unknown }> = {
  formatMinimum: (value) => ({ limits: { formatMinimum: '2999-01-01' }, value }),
  formatMaximum: (value) => ({ limits: { formatMaximum: '1999-12-31' }, value }),
  minItems: (value) => ({ limits: { minItems: (value as unknown[]).length + 1 }, value }),
  maxItems: (value) => ({ limits: { maxItems: (value as unknown[]).length - 1 }, value }),
  minimum: (value) => ({ limits: { minimum: (value as number) + 1 }, value }),
  maximum: (value) => ({ limits: { maximum: (value as number) - 1 }, value }),
  minLength: (value) => ({ limits: { minLength: (value as string).length + 1 }, value }),
  maxLength: (value) => ({ limits: { maxLength: (value as string).length - 1 }, value }),
  pattern: (value, { pattern }) => ({
    value: [`${String(value).slice(0, -1)}7`, '12', `${String(value)}?`].find((text) => !new RegExp(String(pattern)).test(text)),
  }),
  format: () => ({ value: '12' }),
  type: () => ({ value: 'soon' }),
};

/** Every fault that a widget has a message for; that a value is missing is one of each. */
export function faultCasesOf({ value: { examples, ...schema }, messages = {} }: Faulty): FaultCase[] {
  const example = examples?.[0];
  return Object.keys({ required: '', ...messages }).flatMap((code): FaultCase[] => {
    if (code === 'required') return [{ code, schema, isRequired: true }];
    if (code === 'badInput') return [{ code, schema }];
    const broken = Object.hasOwn(breaking, code) ? breaking[code]?.(example, schema) : undefined;
    return broken === undefined ? [] : [{ code, schema: { ...schema, ...broken.limits }, value: broken.value }];
  });
}
