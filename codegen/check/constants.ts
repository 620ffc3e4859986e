import { isExpression } from '../../runtime/definitions/shapes/is-expression';
import type { Constants } from '../../runtime/definitions/shapes/settings';
import { holds } from '../../runtime/expressions/evaluate';
import { messageOf } from '../../runtime/validation/messages';
import { constantErrors, constantSchema } from '../project/constant-schema';
import { type Check, reportUnknown } from './check';
import { checkSource } from './expressions';
import { checkJsonSchema, writtenOut } from './json-schemas';
import { isOfLanguage } from './names';
import { checkQuantities } from './quantities';
import { stringOf } from '../../runtime/validation/string-of';

/** Checks constants: expressions read each by its name alone, so a name stands once, in whichever file. */
export function checkConstants(check: Check<Constants>): void {
  const mine = Object.keys(check.definition.value.values);
  for (const name of mine) {
    if (!/^[a-z][A-Za-z0-9]*$/.test(name))
      check.report('bad-id', ['values', name], 'The name of a constant is one word in camelCase: expressions read it as settings.<name>.', { part: 'key' });
    const others = check.query('constantFiles', name).filter((id) => id !== check.definition.id);
    if (others.length > 0) check.report('duplicate-id', ['values', name], `The constant "${name}" is also in "${others[0]}".`, { part: 'key' });
  }
  checkNames(check);
  checkKinds(check);
  checkComputed(check);
  checkQuantities(check);
  checkRules(check, mine);
}

/** A constant may be a rule: an expression that reads what it says that it reads, and nothing else. */
function checkComputed(check: Check<Constants>): void {
  for (const [name, { value, reads, gives }] of Object.entries(check.definition.value.values)) {
    const path = ['values', name];
    for (const [key, schema] of Object.entries(reads ?? {})) checkJsonSchema(check, [...path, 'reads', key], schema);
    if (!isExpression(value)) {
      for (const key of ['reads', 'gives'] as const)
        if (check.definition.value.values[name]?.[key] !== undefined)
          check.report('wrong-place', [...path, key], `Only a constant that is an expression says what it ${key}.`, { part: 'key' });
      continue;
    }
    if (reads === undefined || gives === undefined)
      check.report('missing-key', path, 'A constant that is an expression needs "reads", its inputs, and "gives", its result.');
    const readable = Object.entries(reads ?? {}).filter(([key]) => !isOfLanguage(check, [...path, 'reads', key], key, 'key'));
    const scope = Object.fromEntries(readable.map(([key, schema]) => [key, writtenOut(check, schema)]));
    checkSource(check, [...path, 'value'], value, { scope }, gives === undefined || gives === 'record' ? 'anything' : gives);
  }
}

/** A constant is what its schema says, or what follows from its value. */
function checkKinds(check: Check<Constants>): void {
  for (const [name, constant] of Object.entries(check.definition.value.values)) {
    const path = ['values', name];
    const before = check.faults.length;
    if (constant.schema !== undefined) checkJsonSchema(check, [...path, 'schema'], constant.schema);
    const schema = check.faults.length > before ? undefined : writtenOut(check, constantSchema(constant));
    const [error] = schema === undefined ? [] : constantErrors(schema, constant.value);
    if (error) check.report(error.keyword === 'type' ? 'wrong-type' : 'wrong-value', [...path, 'value'], messageOf(error, `The constant "${name}"`));
  }
}

/** A constant may name a definition, which then must exist. */
function checkNames(check: Check<Constants>): void {
  for (const [name, { value, names }] of Object.entries(check.definition.value.values)) {
    const known = names === undefined ? [] : check.query('names', names);
    if (names !== undefined && !known.includes(stringOf(value)))
      reportUnknown(check, `unknown-${names}`, ['values', name, 'value'], names, stringOf(value), known);
  }
}

/** What must be true of the constants, as they are: an expression that is wrong in itself is reported as such, and judges nothing. */
function checkRules(check: Check<Constants>, mine: readonly string[]): void {
  const { rules = [] } = check.definition.value;
  const scope = { settings: check.query('allSettings') };
  rules.forEach(({ about, validWhen, message }, index) => {
    const path = ['rules', index];
    if (!mine.includes(about)) return reportUnknown(check, 'unknown-setting', [...path, 'about'], 'constant', about, mine);
    const isSound = checkSource(check, [...path, 'validWhen'], validWhen, { scope }, 'boolean') !== undefined;
    if (isSound && !holds(validWhen.$, { settings: check.query('settingValues') })) check.report('broken-rule', ['values', about, 'value'], message);
  });
}
