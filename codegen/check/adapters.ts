import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { Adapter, AdapterVariant } from '../../runtime/definitions/shapes/adapter';
import type { ScopeSchemas } from '../../runtime/expressions/check';
import type { Path } from '../document';
import { objectSchema } from '../project/session-scope';
import { checkCallInput, failureSchema, findCall } from './calls';
import { type Check, reportLacking } from './check';
import { checkSource } from './expressions';
import { checkJsonSchema, writtenOut } from './json-schemas';
import { commonScope } from './screen-place';
import { checkTemplate } from './templates';
import { checkText } from './texts';
import { own } from '../../runtime/validation/own';

/** Checks that each call of an adapter can be made in each of its variants, and answers the same shape in all of them. */
export function checkAdapter(check: Check<Adapter>): void {
  const { variants, calls } = check.definition.value;
  const ids = variants.map(({ id }) => id);
  variants.forEach(({ id, when }, index) => {
    if (ids.indexOf(id) !== index) check.report('duplicate-id', ['variants', index, 'id'], `Another variant of this adapter has the id "${id}".`);
    if (when === undefined && index < variants.length - 1)
      check.report('unreachable-text', ['variants', index], 'This variant has no "when" and is always used, so those below it never are.');
    if (when !== undefined && index === variants.length - 1)
      check.report('wrong-place', ['variants', index, 'when'], 'The last variant is used when no other is: it has no "when".', { part: 'key' });
  });
  const { session, settings } = commonScope(check);
  for (const [name, call] of Object.entries(calls)) {
    const path: Path = ['calls', name];
    if (!/^[a-z][A-Za-z0-9]*$/.test(name)) check.report('bad-id', path, 'The name of a call is one word in camelCase.', { part: 'key' });
    if (call.input) checkJsonSchema(check, [...path, 'input'], call.input as JsonSchema);
    checkJsonSchema(check, [...path, 'answer'], call.answer as JsonSchema);
    const scope: ScopeSchemas = { session, settings, input: call.input === undefined ? objectSchema({}) : writtenOut(check, call.input) };
    variants.forEach(({ id, when }, index) => {
      if (when) checkSource(check, ['variants', index, 'when'], when, { scope }, 'boolean');
      const variant = own(call.variants, id);
      if (variant !== undefined) checkVariant(check, [...path, 'variants', id], variant, scope, writtenOut(check, call.answer));
      else if (index === variants.length - 1)
        check.report('missing-key', [...path, 'variants'], `The key "${id}" is missing: it says how to make this call when no other variant is used.`);
    });
    for (const id of Object.keys(call.variants))
      if (!ids.includes(id)) reportLacking(check, 'unknown-key', [...path, 'variants', id], 'This adapter', 'variant', id, ids, 'key');
  }
}

function checkVariant(check: Check, path: Path, variant: AdapterVariant, scope: ScopeSchemas, answer: JsonSchema | undefined): void {
  const answers: Record<string, JsonSchema | undefined> = {};
  for (const [name, { call, input, when }] of Object.entries(variant.calls)) {
    const at = [...path, 'calls', name];
    if (when) checkSource(check, [...at, 'when'], when, { scope }, 'boolean');
    if (!/^[a-z][A-Za-z0-9]*$/.test(name)) check.report('bad-id', at, 'The name of an answer is one word in camelCase.', { part: 'key' });
    if (call.includes('.')) {
      check.report('wrong-place', [...at, 'call'], 'An adapter makes calls of the server, not calls of adapters.');
      continue;
    }
    const operation = findCall(check, [...at, 'call'], call);
    checkCallInput(check, [...at, 'input'], operation, input, {
      scope,
      pending: new Set(),
      targets: { kind: 'screen', data: {}, state: {}, forms: {}, events: {} },
    });
    answers[name] = operation?.answer;
  }
  checkTemplate(check, [...path, 'answer'], variant.answer, answer, { scope: { ...scope, answers: objectSchema(answers) } });
  for (const key of ['failed', 'unreachable'] as const) checkText(check, [...path, key], variant[key], { scope: { ...scope, event: failureSchema(check) } });
}
