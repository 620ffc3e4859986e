import { isBlankText } from '../format/plain-text';
import type { JsonSchema } from '../definitions/compiled';
import type { Fieldset } from '../definitions/shapes/fieldset';
import type { Text } from '../definitions/shapes/expression';
import { holds } from '../expressions/evaluate';
import type { FieldsetFault } from './fields-from-data';
import { valueAt } from './pointer';
import { own } from './own';
import { stringOf } from './string-of';

/** What a list of validations says of a value. */
interface Validated {
  required: boolean;
  schema: JsonSchema;
  /** The messages of the validations, by the code of the fault. */
  errors: Record<string, Text>;
  faults: FieldsetFault[];
}

const numeric = new Set<unknown>(['number', 'integer']);
const textIn = (value: unknown): string | undefined => (typeof value === 'string' && !isBlankText(value) ? value : undefined);
const numberIn = (value: unknown): number | undefined => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);

/** Reads the validations of one record. `name` is the field's, for what cannot be meant. */
export function readValidations({ validations }: Fieldset, record: unknown, base: JsonSchema, name: string): Validated {
  const found: Validated = { required: false, schema: {}, errors: {}, faults: [] };
  const list = validations && valueAt(record, validations.at);
  if (validations === undefined || !Array.isArray(list)) return found;
  for (const item of list as unknown[]) {
    const kindName = stringOf(valueAt(item, validations.type));
    const kind = own(validations.types, kindName);
    if (kind === undefined) {
      const known = Object.keys(validations.types).join(', ');
      found.faults.push({ code: 'unknown-validation', message: `The field "${name}" cannot be checked as "${kindName}". Known are ${known}.` });
      continue;
    }
    const message = validations.message === undefined ? undefined : textIn(valueAt(item, validations.message));
    if (kind.required === true) {
      found.required = true;
      if (message !== undefined) found.errors.required = message;
    }
    if (kind.schema === undefined) continue;
    if (!numeric.has(base.type)) {
      found.faults.push({ code: 'unknown-validation', message: `The field "${name}" is no number, so it cannot be checked as "${kindName}".` });
      continue;
    }
    Object.assign(found.schema, kind.schema);
    readLimits(validations, item, message, name, found);
  }
  return found;
}

function readLimits(validations: NonNullable<Fieldset['validations']>, item: unknown, message: string | undefined, name: string, found: Validated): void {
  if (validations.limitsWhen !== undefined && !holds(validations.limitsWhen.$, { item })) return;
  const at = (pointer: string | undefined) => (pointer === undefined ? undefined : numberIn(valueAt(item, pointer)));
  const [minimum, maximum] = [at(validations.minimum), at(validations.maximum)];
  if (minimum !== undefined && maximum !== undefined && minimum > maximum) {
    const sentence = `The least value of the field "${name}" is ${minimum}, and its greatest is ${maximum}: neither is checked.`;
    found.faults.push({ code: 'impossible-limits', message: sentence });
    return;
  }
  for (const [code, limit] of Object.entries({ minimum, maximum })) {
    if (limit === undefined) continue;
    found.schema[code] = limit;
    if (message !== undefined) found.errors[code] = message;
  }
}
