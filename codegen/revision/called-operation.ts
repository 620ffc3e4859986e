import type { CalledOperation, CompiledOperation } from '../../runtime/definitions/compiled';

const made = new WeakMap<object, CalledOperation>();

/** A call as a page makes it, without the schemas, which only the server reads: most of what a call says. The same object for the same call. */
export function calledOperation(operation: CompiledOperation | CalledOperation): CalledOperation {
  const before = made.get(operation);
  if (before !== undefined) return before;
  const { id, method, path, parameters, answersFile, answersRefusals, answersNull, takesFile, allow, reads, variants } = operation;
  const after: CalledOperation = {
    id,
    method,
    path,
    parameters: parameters.map(({ name, in: place }) => ({ name, in: place })),
    ...(answersFile && { answersFile }),
    ...(answersRefusals && { answersRefusals }),
    ...(answersNull && { answersNull }),
    ...(takesFile && { takesFile }),
    allow,
    ...(reads && { reads }),
    ...(variants && { variants: variants.map((variant) => ({ ...variant, calls: mapped(variant.calls) })) }),
  };
  made.set(operation, after);
  return after;
}

const mapped = (calls: NonNullable<CalledOperation['variants']>[number]['calls']) =>
  Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, { ...call, operation: calledOperation(call.operation) }]));
