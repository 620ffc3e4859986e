import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { useMemo } from 'react';

/**
 * @rjsf's object. A schema that says nothing of further properties allows them, but @rjsf then shows none: what the data has would be
 * there unseen. So such a schema is drawn as one that allows them in words.
 */
export function OpenObjectField(props: FieldProps) {
  const { schema, formData } = props;
  const opened = useMemo(() => (isOpen(schema, formData) ? { ...schema, additionalProperties: true } : schema), [schema, formData]);
  return <ObjectField {...props} schema={opened} />;
}

function isOpen(schema: RJSFSchema, data: unknown): boolean {
  if (schema.additionalProperties !== undefined || schema.patternProperties !== undefined || schema.$ref !== undefined) return false;
  const named = schema.properties ?? {};
  if (Object.keys(named).length === 0 && schema.oneOf === undefined && schema.anyOf === undefined) return true;
  return typeof data === 'object' && data !== null && Object.keys(data).some((name) => !Object.hasOwn(named, name));
}
