import type { Fault } from '../../runtime/definitions/fault';
import type { Constants } from '../../runtime/definitions/shapes/settings';
import { messageOf } from '../../runtime/validation/messages';
import { constantErrors, constantSchema } from '../project/constant-schema';
import { type Definition, faultAt } from '../project/definition';
import { own } from '../../runtime/validation/own';

const isConstants = (definition: Definition): definition is Definition<Constants> => definition.kind === 'constants' && definition.sound;

/**
 * A customer's constants stay what the base has: none is missing, and none is of another kind, since the server reads them by their types. What
 * is wrong with a value by itself is told by the check of its file.
 */
export function keptConstants(base: readonly Definition[], effective: readonly Definition[]): Fault[] {
  return base.filter(isConstants).flatMap((original) => {
    const changed = effective.find(({ kind, id }) => kind === 'constants' && id === original.id);
    if (changed === undefined || changed === original || !isConstants(changed)) return [];
    return Object.entries(original.value.values).flatMap(([name, constant]) => {
      const now = own(changed.value.values, name);
      if (now === undefined) {
        const message = `The constant "${name}" of the base is missing, and the server needs it. Change its value instead.`;
        return [faultAt(changed, 'missing-value', ['values', name], message)];
      }
      if (constantErrors(constantSchema(now), now.value).length > 0) return [];
      const [error] = constantErrors(constantSchema(constant), now.value);
      return error ? [faultAt(changed, 'base-type-changed', ['values', name, 'value'], messageOf(error, `The constant "${name}"`))] : [];
    });
  });
}
