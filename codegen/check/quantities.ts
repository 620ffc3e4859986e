import type { ASTNode } from '@marcbachmann/cel-js';
import { closest } from '../../runtime/definitions/fault';
import type { Fieldset } from '../../runtime/definitions/shapes/fieldset';
import type { Expression } from '../../runtime/definitions/shapes/expression';
import type { Field } from '../../runtime/definitions/shapes/form';
import { isQuantities, type Quantity } from '../../runtime/definitions/shapes/quantity';
import type { Question } from '../../runtime/definitions/shapes/questionnaire';
import type { Constants } from '../../runtime/definitions/shapes/settings';
import type { JsonSchema } from '../../runtime/definitions/compiled';
import { childrenOf } from '../../runtime/expressions/environment';
import { parsedTree } from '../../runtime/expressions/parse';
import { valueAt } from '../../runtime/validation/pointer';
import type { Path } from '../document';
import { type Check, own } from './check';
import { checkSource } from './expressions';
import { typesOf } from './schema-path';
import { stepsIn } from './values';

const quantitiesOf = (check: Check): Record<string, Quantity> => {
  const found = check.query('settingValues').quantities;
  return isQuantities(found) ? found : {};
};

/** Says that there is no quantity of a name; returns the one that there is. */
function findQuantity(check: Check, path: Path, name: string, letter?: number): Quantity | undefined {
  const known = quantitiesOf(check);
  const found = own(known, name);
  if (found === undefined)
    check.report('unknown-quantity', path, `There is no quantity "${name}".`, {
      suggestion: closest(name, Object.keys(known)),
      ...(letter !== undefined && { letter }),
    });
  return found;
}

function checkUnit(check: Check, path: Path, { units }: Pick<Quantity, 'units'>, unit: string): void {
  if (!Object.hasOwn(units, unit))
    check.report('unknown-unit', path, `This quantity has no unit "${unit}".`, { suggestion: closest(unit, Object.keys(units)) });
}

/** Checks the quantities of a file of constants: the units that they name, and what a person's choice reads. */
export function checkQuantities(check: Check<Constants>): void {
  for (const [name, { value }] of Object.entries(check.definition.value.values)) {
    if (!isQuantities(value)) continue;
    for (const [id, quantity] of Object.entries(value)) {
      const path = ['values', name, 'value', id];
      checkUnit(check, [...path, 'stored'], quantity, quantity.stored);
      checkUnit(check, [...path, 'otherwise'], quantity, quantity.otherwise);
      checkSource(check, [...path, 'chosen'], quantity.chosen, { scope: { session: check.query('session') } }, 'text');
    }
  }
}

/** Checks the quantity of a field: it is one of a number, whose schema leaves the decimal places to the unit. */
export function checkFieldQuantity(check: Check, path: Path, { quantity }: Field, property: JsonSchema | undefined): void {
  if (quantity === undefined) return;
  const { name, kept } = typeof quantity === 'string' ? { name: quantity } : quantity;
  const place = typeof quantity === 'string' ? [...path, 'quantity'] : [...path, 'quantity', 'name'];
  const found = findQuantity(check, place, name);
  if (found !== undefined && kept !== undefined) checkUnit(check, [...path, 'quantity', 'kept'], found, kept);
  if (property === undefined) return;
  if (!isNumber(property)) check.report('wrong-place', [...path, 'quantity'], 'Only a field of the type "number" has a quantity.', { part: 'key' });
  else if (property.multipleOf !== undefined)
    check.report('wrong-place', [...path, 'quantity'], 'The unit says how many decimal places there are: leave "multipleOf" out of the property.', {
      part: 'key',
    });
}

const isNumber = (property: JsonSchema): boolean => typesOf(property).every((type) => type === 'number' || type === 'null') && typesOf(property).length > 0;

/** Checks the quantity of a question: its unit is the stored one, because its limits and its answers are. */
export function checkQuestionQuantity(check: Check, path: Path, { quantity, unit }: Question): void {
  if (quantity === undefined) return;
  const found = findQuantity(check, [...path, 'quantity'], quantity);
  const stored = found && own(found.units, found.stored);
  if (stored !== undefined && unit !== stored.short)
    check.report(
      'wrong-value',
      unit === undefined ? path : [...path, 'unit'],
      `Answers of this quantity are stored in ${stored.short}: write "unit": "${stored.short}".`,
    );
}

/** Checks the quantity of a field that an item describes, and the unit in which it is kept. */
export function checkPartQuantity(check: Check, { quantity, type, types }: Fieldset, path: Path, part: unknown): void {
  if (quantity === undefined) return;
  const at = typeof quantity === 'string' ? quantity : quantity.at;
  const name = valueAt(part, at);
  if (typeof name !== 'string') return;
  const found = findQuantity(check, [...path, ...stepsIn(part, at)], name);
  const named = valueAt(part, typeof type === 'string' ? type : type.at);
  const schema = own(types, String(named))?.schema;
  if (schema !== undefined && !isNumber(schema))
    check.report('wrong-place', [...path, ...stepsIn(part, at)], `Only a number has a quantity, and the type "${String(named)}" is none.`, { part: 'key' });
  if (found === undefined || typeof quantity === 'string') return;
  const kept = valueAt(part, quantity.kept);
  if (typeof kept === 'string') checkUnit(check, [...path, ...stepsIn(part, quantity.kept)], found, kept);
  else check.report('missing-value', path, `A field with a quantity names the unit in which it is kept, such as "${found.stored}".`);
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
