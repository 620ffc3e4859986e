import { closest, type Fault } from '../../runtime/definitions/fault';
import { isExpression } from '../../runtime/definitions/shapes/is-expression';
import type { OperationDefinition, OperationStep } from '../../runtime/definitions/shapes/operation';
import { anyOperation, type NamedOperation, operationNames, type OverlayOperation } from '../../runtime/definitions/shapes/overlay';
import { holds } from '../../runtime/expressions/evaluate';
import { checkShape } from '../check/shape';
import { checkValue } from '../check/values';
import type { Path } from '../document';
import { type Definition, faultAt, type Written } from '../project/definition';
import type { DefinitionKind } from '../project/definition-kinds';
import { createFiller, type Filler, type Notes } from './fill';

/** What an operation of an author comes to: operations of the language itself, and definitions that it makes. */
export type Part = { operation: Written<OverlayOperation>; notes: Notes; by?: string } | { made: Definition };

/** What is needed to write operations out. */
interface Expansion {
  templates: ReadonlyMap<string, Definition<OperationDefinition>>;
  faults: Fault[];
  /** The names that operations would have given that cannot be written out. */
  lost: Set<string>;
}

/** Whether an operation is one of the language itself. */
const isOfLanguage = (operation: { op: string }): operation is OverlayOperation => operationNames.some((name) => name === operation.op);

/** An operation as the operations and definitions that it stands for. `notes`: where its parts were written, when it was itself made by another one. */
export function partsOf(written: Written, expansion: Expansion, notes: Notes = new Map(), around: readonly string[] = []): Part[] {
  const operation = written.value as NamedOperation;
  if (isOfLanguage(operation)) return [{ operation: written as Written<OverlayOperation>, notes, ...(around[0] !== undefined && { by: around[0] }) }];
  const { templates, faults, lost } = expansion;
  const report = (...[code, path, message, detail]: [Fault['code'], Path, string, { suggestion?: string | undefined }?]) =>
    void faults.push(faultAt(written, code, path, message, detail));
  const template = templates.get(operation.op);
  const { op, ...given } = operation;
  if (template === undefined) {
    const suggestion = closest(op, [...operationNames, ...templates.keys()]);
    report('unknown-operation', ['op'], `There is no operation "${op}".`, { suggestion });
  } else if (around.includes(op)) report('circular-operation', ['op'], `The operations ${[...around, op].join(' → ')} contain each other in a circle.`);
  else if (template.sound && checkValue(report, [], given, template.value.input))
    return filledParts(template.value, written, given, expansion, [...around, op]);
  for (const name of namesWithin(operation)) lost.add(name);
  return [];
}

function filledParts(
  { id, definitions = [], operations }: OperationDefinition,
  written: Written,
  given: object,
  expansion: Expansion,
  around: string[],
): Part[] {
  const filler = createFiller(written, given);
  const made = definitions.map((definition): Part => {
    const value = filler.fill(definition) as { id: string };
    const { document, within = [] } = written;
    return {
      made: { kind: definition.kind as DefinitionKind, id: value.id, document, within, value, sound: true, faults: [], origins: new WeakMap(filler.notes) },
    };
  });
  return [...made, ...operations.flatMap((step) => stepParts(step, filler))];

  function stepParts(step: OperationStep, at: Filler): Part[] {
    if (isGroup(step)) {
      const places = step.each === undefined ? [at] : at.each(step.each);
      return places.flatMap((place) => (step.when && !holds(step.when.$, place.scope) ? [] : step.operations.flatMap((inner) => stepParts(inner, place))));
    }
    const value = at.fill(step);
    const filled: Written = { ...written, value, origins: new WeakMap(at.notes) };
    let fits = true;
    checkShape(anyOperation, value, (code, path, message, detail) => {
      fits = false;
      expansion.faults.push(faultAt(filled, code, path, `${message} This comes from "${id}".`, detail));
    });
    return fits ? partsOf(filled, expansion, at.notes, around) : [];
  }
}

const isGroup = (step: OperationStep): step is Exclude<OperationStep, { op: string }> => !Object.hasOwn(step, 'op');

/** The ids and names within an operation, which it may have meant to give. */
function namesWithin(part: unknown): string[] {
  if (typeof part !== 'object' || part === null || isExpression(part)) return [];
  return Object.entries(part).flatMap(([key, inner]) => (['id', 'name'].includes(key) && typeof inner === 'string' ? [inner] : namesWithin(inner)));
}
