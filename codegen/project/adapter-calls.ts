import { changesNothing } from '../../runtime/definitions/changes-nothing';
import type { CompiledOperation, CompiledVariant, JsonSchema } from '../../runtime/definitions/compiled';
import type { Adapter } from '../../runtime/definitions/shapes/adapter';
import { type Records, writeOut } from '../records';
import type { Definition } from './definition';
import { missingRecords } from './missing-records';
import { own } from '../../runtime/validation/own';

/** The calls of an adapter, each as if it were an operation: `<adapter>.<name>`. Those that name calls or records that do not exist are left out. */
export function adapterCalls({ value }: Definition<Adapter>, operations: Record<string, CompiledOperation>, records: Records): [string, CompiledOperation][] {
  return Object.entries(value.calls).flatMap(([name, call]): [string, CompiledOperation][] => {
    const used = Object.values(call.variants).flatMap((variant) => Object.values(variant.calls).map((made) => made.call));
    if (missingRecords([call.input, call.answer], records).length > 0 || used.some((id) => !Object.hasOwn(operations, id))) return [];
    const id = `${value.id}.${name}`;
    const input = writeOut((call.input ?? { type: 'object' }) as JsonSchema, records) as { properties?: Record<string, JsonSchema>; required?: string[] };
    const reads = used.every((one) => changesNothing(operations[one] as CompiledOperation));
    const operation: CompiledOperation = {
      id,
      method: reads ? 'GET' : 'POST',
      path: '',
      area: value.id,
      parameters: Object.entries(input.properties ?? {}).map(([property, schema]) => ({
        name: property,
        in: 'query',
        required: input.required?.includes(property) ?? false,
        schema,
      })),
      answer: writeOut(call.answer as JsonSchema, records, { customMayLack: true }),
      allow: 'signedIn',
      variants: value.variants.flatMap((variant): CompiledVariant[] => {
        const parts = own(call.variants, variant.id);
        if (parts === undefined) return [];
        const calls = Object.entries(parts.calls).map(([as, made]) => [
          as,
          { operation: operations[made.call] as CompiledOperation, input: made.input, when: made.when },
        ]);
        return [{ ...parts, ...(variant.when && { when: variant.when }), calls: Object.fromEntries(calls) as CompiledVariant['calls'] }];
      }),
    };
    return [[id, operation]];
  });
}
