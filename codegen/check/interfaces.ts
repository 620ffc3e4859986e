import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { Interface, InterfaceWay } from '../../runtime/definitions/shapes/interface';
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

/** Checks that each call of an interface can be made in each of its ways, and comes to the same shape in all of them. */
export function checkInterface(check: Check<Interface>): void {
  const { ways, calls } = check.definition.value;
  const ids = ways.map(({ id }) => id);
  ways.forEach(({ id, when }, index) => {
    if (ids.indexOf(id) !== index) check.report('duplicate-id', ['ways', index, 'id'], `Another way of this interface has the id "${id}".`);
    if (when === undefined && index < ways.length - 1)
      check.report('unreachable-text', ['ways', index], 'This way is always taken, because it has no "when": those below it never are.');
    if (when !== undefined && index === ways.length - 1)
      check.report('wrong-place', ['ways', index, 'when'], 'The last way is for whoever takes none before it: it has no "when".', { part: 'key' });
  });
  const { session, settings } = commonScope(check);
  for (const [name, call] of Object.entries(calls)) {
    const path: Path = ['calls', name];
    if (!/^[a-z][A-Za-z0-9]*$/.test(name)) check.report('bad-id', path, 'The name of a call is one word in camelCase.', { part: 'key' });
    if (call.input) checkJsonSchema(check, [...path, 'input'], call.input as JsonSchema);
    checkJsonSchema(check, [...path, 'answer'], call.answer as JsonSchema);
    const scope: ScopeSchemas = { session, settings, input: call.input === undefined ? objectSchema({}) : writtenOut(check, call.input) };
    ways.forEach(({ id, when }, index) => {
      if (when) checkSource(check, ['ways', index, 'when'], when, { scope }, 'boolean');
      const how = Object.hasOwn(call.ways, id) ? call.ways[id] : undefined;
      if (how !== undefined) checkWay(check, [...path, 'ways', id], how, scope, writtenOut(check, call.answer));
      else if (index === ways.length - 1)
        check.report('missing-key', [...path, 'ways'], `The key "${id}" is missing: it says how this call is made by whoever takes no other way.`);
    });
    for (const id of Object.keys(call.ways))
      if (!ids.includes(id)) reportLacking(check, 'unknown-key', [...path, 'ways', id], 'This interface', 'way', id, ids, 'key');
  }
}

function checkWay(check: Check, path: Path, how: InterfaceWay, scope: ScopeSchemas, answer: JsonSchema | undefined): void {
  const answers: Record<string, JsonSchema | undefined> = {};
  for (const [name, { call, input, when }] of Object.entries(how.calls)) {
    const at = [...path, 'calls', name];
    if (when) checkSource(check, [...at, 'when'], when, { scope }, 'boolean');
    if (!/^[a-z][A-Za-z0-9]*$/.test(name)) check.report('bad-id', at, 'The name of an answer is one word in camelCase.', { part: 'key' });
    if (call.includes('.')) {
      check.report('wrong-place', [...at, 'call'], 'A call of an interface is made by calls of the server, not by those of interfaces.');
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
  checkTemplate(check, [...path, 'answer'], how.answer, answer, { scope: { ...scope, answers: objectSchema(answers) } });
  for (const key of ['failed', 'unreachable'] as const) checkText(check, [...path, key], how[key], { scope: { ...scope, event: failureSchema(check) } });
}
