import type { ASTNode } from '@marcbachmann/cel-js';
import { closest } from '../../runtime/definitions/fault';
import type { Expression } from '../../runtime/definitions/shapes/expression';
import { isQuantities, type Quantity } from '../../runtime/definitions/shapes/quantity';
import { childrenOf } from '../../runtime/expressions/environment';
import { parsedTree } from '../../runtime/expressions/parse';
import type { Path } from '../document';
import { type Check } from './check';
import { own } from '../../runtime/validation/own';

const quantitiesOf = (check: Check): Record<string, Quantity> => {
  const found = check.query('settingValues').quantities;
  return isQuantities(found) ? found : {};
};

/** Says that there is no quantity of a name; returns the one that there is. */
export function findQuantity(check: Check, path: Path, name: string, letter?: number): Quantity | undefined {
  const known = quantitiesOf(check);
  const found = own(known, name);
  if (found === undefined)
    check.report('unknown-quantity', path, `There is no quantity "${name}".`, {
      suggestion: closest(name, Object.keys(known)),
      ...(letter !== undefined && { letter }),
    });
  return found;
}

/** Says that a quantity does not have a unit of a name. */
export function checkUnit(check: Check, path: Path, { units }: Pick<Quantity, 'units'>, unit: string): void {
  if (!Object.hasOwn(units, unit))
    check.report('unknown-unit', path, `This quantity has no unit "${unit}".`, { suggestion: closest(unit, Object.keys(units)) });
}

/** The functions of quantities: which of their parameters names the quantity, and which the unit. */
const functions: Record<string, { name: number; kept?: number }> = {
  quantity: { name: 1, kept: 2 },
  inUnit: { name: 1, kept: 2 },
  unitOf: { name: 0 },
  unitName: { name: 1 },
};

/** Checks the quantities and units that an expression names by texts. */
export function checkQuantityCalls(check: Check, path: Path, { $: source }: Expression): void {
  if (!/\b(quantity|inUnit|unitOf|unitName)\(/.test(source)) return;
  const visit = (node: ASTNode): void => {
    if (node.op === 'call') {
      const [called, parameters] = node.args as unknown as [string, ASTNode[]];
      const { name, kept } = own(functions, called) ?? { name: -1 };
      const [nameText, keptText] = [textIn(parameters[name]), kept === undefined ? undefined : textIn(parameters[kept])];
      const found = nameText === undefined ? undefined : findQuantity(check, [...path, '$'], nameText, Math.max(0, source.indexOf(`'${nameText}'`)));
      if (found !== undefined && keptText !== undefined) checkUnit(check, [...path, '$'], found, keptText);
    }
    childrenOf(node).forEach(visit);
  };
  visit(parsedTree(source));
}

const textIn = (node: ASTNode | undefined): string | undefined => (node?.op === 'value' && typeof node.args === 'string' ? node.args : undefined);
