import type { ChoiceItem } from '../widget-contract';
import type { JsonSchema } from '../definitions/compiled';
import { includedSchemas } from '../validation/schema-at';
import { isObject } from '../validation/is-object';

const isPlain = (value: unknown): value is ChoiceItem['value'] => ['string', 'number', 'boolean'].includes(typeof value);

/** What can be chosen by the schema: its enum, its constants, or those of its entries. Undefined where it is no choice of plain values. */
export function choicesOf(root: JsonSchema, schema: JsonSchema): ChoiceItem[] | undefined {
  for (const part of includedSchemas(root, schema)) {
    const found = fromEnum(part.enum) ?? fromConstants(part.oneOf) ?? fromConstants(part.anyOf);
    if (found !== undefined) return found;
    if (part.type === 'array' && part.uniqueItems === true && isObject(part.items)) return choicesOf(root, part.items as JsonSchema);
  }
  return undefined;
}

function fromEnum(values: unknown): ChoiceItem[] | undefined {
  if (!Array.isArray(values)) return undefined;
  const plain = values.filter((value) => value !== null);
  return plain.length > 0 && plain.every(isPlain) ? plain.map((value) => ({ value, text: String(value) })) : undefined;
}

function fromConstants(options: unknown): ChoiceItem[] | undefined {
  if (!Array.isArray(options) || options.length === 0) return undefined;
  const constants = options.map((option: unknown) => {
    if (typeof option !== 'object' || option === null) return undefined;
    const { const: value, title } = option as JsonSchema;
    return isPlain(value) ? { value, text: typeof title === 'string' ? title : String(value) } : undefined;
  });
  return constants.every((item) => item !== undefined) ? constants : undefined;
}
