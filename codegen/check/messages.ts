import { closest } from '../../runtime/definitions/fault';
import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { Text } from '../../runtime/definitions/shapes/expression';
import { isExpression } from '../../runtime/definitions/shapes/is-expression';
import type { Message } from '../../runtime/definitions/shapes/message';
import type { ScopeSchemas } from '../../runtime/expressions/check';
import { messageValues } from '../../runtime/expressions/message-text';
import type { Path } from '../document';
import { objectSchema } from '../project/session-scope';
import type { Check } from './check';
import { checkSource } from './expressions';
import { checkJsonSchema, writtenOut } from './json-schemas';
import { checkText } from './texts';
import { checkValue } from './values';

const string: JsonSchema = { type: 'string' };
/** What expressions of the server read of the person and the company that something is about. */
export const recipientSchemas = {
  person: objectSchema({ FirstName: string, LastName: string, Email: string }),
  company: objectSchema({ EntityId: string, EntityName: string }),
};

/** Checks a message: its input has examples for the preview, its texts name values that it has, and an email has a subject. */
export function checkMessage(check: Check<Message>): void {
  const { value } = check.definition;
  checkSubject(check);
  checkInput(check);
  const scope = scopeOf(check);
  const before = check.faults.length;
  for (const [name, source] of Object.entries(value.values ?? {})) {
    checkSource(check, ['values', name], source, { scope }, 'text');
    if (Object.hasOwn(messageValues, name))
      check.report('duplicate-id', ['values', name], `Every message has the value {${name}}: use another name.`, { part: 'key' });
  }
  // A value that has a fault is not reported once more for each text that it enters.
  if (check.faults.length > before) return;
  const used = new Set<string>();
  const checkOne = (path: Path, text: Text | undefined) => text !== undefined && checkMessageText(check, path, text, scope, used);
  checkOne(['subject'], value.subject);
  value.body.forEach(({ id, when, text }, index) => {
    if (value.body.findIndex((other) => other.id === id) !== index)
      check.report('duplicate-id', ['body', index, 'id'], `Another paragraph of this message has the id "${id}".`);
    if (when !== undefined) checkSource(check, ['body', index, 'when'], when, { scope }, 'boolean');
    checkOne(['body', index, 'text'], text);
  });
  for (const name of Object.keys(value.values ?? {}))
    if (!used.has(name)) check.report('value-without-place', ['values', name], `No text of this message has the place {${name}}.`, { part: 'key' });
}

/** An email has a subject, and a text message has none. */
function checkSubject(check: Check<Message>): void {
  const { channel, subject } = check.definition.value;
  if (channel === 'email' && subject === undefined) check.report('missing-key', [], 'An email has a subject: add "subject".');
  if (channel === 'text' && subject !== undefined) check.report('wrong-place', ['subject'], 'A text message has no subject: remove it.', { part: 'key' });
}

/** Every input has a sound schema, and an example that fits it. */
function checkInput(check: Check<Message>): void {
  for (const [name, schema] of Object.entries(check.definition.value.input)) {
    const path: Path = ['input', name];
    const before = check.faults.length;
    checkJsonSchema(check, path, schema);
    if (check.faults.length > before) continue;
    const examples = Array.isArray(schema.examples) ? (schema.examples as unknown[]) : [];
    if (examples.length === 0) check.report('missing-key', path, 'The key "examples" is missing: the preview of the message shows the first one.');
    examples.forEach((example, index) => checkValue(check.report, [...path, 'examples', index], example, writtenOut(check, schema) ?? {}));
  }
}

/** What the expressions of a message read. */
function scopeOf(check: Check<Message>): ScopeSchemas {
  const input = Object.entries(check.definition.value.input).map(([name, schema]): [string, JsonSchema | undefined] => [name, writtenOut(check, schema)]);
  return {
    input: { ...objectSchema(Object.fromEntries(input)), required: input.map(([name]) => name) },
    ...recipientSchemas,
    timeZone: string,
    origin: string,
    settings: check.query('allSettings'),
    now: string,
    today: string,
  };
}

type Filled = Exclude<Text, string | { $: string } | { choose: unknown }>;

/** Checks one text with the values that enter it: its own, and those of the message, which are checked where they are declared. */
function checkMessageText(check: Check<Message>, path: Path, text: Text, scope: ScopeSchemas, used: Set<string>): void {
  const { values = {} } = check.definition.value;
  if (isExpression(text)) return checkText(check, path, text, { scope });
  const parts: Filled[] = typeof text === 'string' ? [{ text }] : 'choose' in text ? text.choose : [text];
  const before = check.faults.length;
  const filled = parts.map((part, index): Filled => {
    const named = [...part.text.matchAll(/\{([A-Za-z][A-Za-z0-9]*)\}/g)].map(({ 1: name = '', index: letter }) => ({ name, letter }));
    const known: NonNullable<Filled['values']> = { ...messageValues, ...values, ...part.values };
    const at = typeof text === 'string' ? path : 'choose' in text ? [...path, 'choose', index, 'text'] : [...path, 'text'];
    for (const { name, letter } of named) {
      used.add(name);
      if (Object.hasOwn(known, name)) continue;
      const suggestion = closest(name, Object.keys(known));
      check.report('text-without-value', at, `The text has the place {${name}}, and the message has no value "${name}".`, { letter, suggestion });
    }
    const isNeeded = ([name]: [string, unknown]) => named.some((one) => one.name === name) || Object.hasOwn(part.values ?? {}, name);
    return { ...part, values: Object.fromEntries(Object.entries(known).filter(isNeeded)) };
  });
  if (check.faults.length > before) return;
  checkText(check, path, filled.length > 1 ? { choose: filled } : filled[0], { scope });
}
