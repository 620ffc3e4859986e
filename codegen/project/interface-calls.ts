import { changesNothing } from '../../runtime/definitions/changes-nothing';
import type { CompiledOperation, CompiledWay, JsonSchema } from '../../runtime/definitions/compiled';
import type { Interface } from '../../runtime/definitions/shapes/interface';
import { type Records, writeOut } from '../records';
import type { Definition } from './definition';
import { missingRecords } from './missing-records';

/** The calls of an interface, each as if it were an operation: `<interface>.<name>`. Those that name calls or records that do not exist are left out. */
export function interfaceCalls(
  { value }: Definition<Interface>,
  operations: Record<string, CompiledOperation>,
  records: Records,
): [string, CompiledOperation][] {
  return Object.entries(value.calls).flatMap(([name, call]): [string, CompiledOperation][] => {
    const used = Object.values(call.ways).flatMap((way) => Object.values(way.calls).map((made) => made.call));
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
      ways: value.ways.flatMap((way): CompiledWay[] => {
        const how = Object.hasOwn(call.ways, way.id) ? call.ways[way.id] : undefined;
        if (how === undefined) return [];
        const calls = Object.entries(how.calls).map(([as, made]) => [
          as,
          { operation: operations[made.call] as CompiledOperation, input: made.input, when: made.when },
        ]);
        return [{ ...how, ...(way.when && { when: way.when }), calls: Object.fromEntries(calls) as CompiledWay['calls'] }];
      }),
    };
    return [[id, operation]];
  });
}
