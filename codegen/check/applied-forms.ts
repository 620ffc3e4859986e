import type { CompiledOperation } from '../../runtime/definitions/compiled';
import type { FieldNode, Form } from '../../runtime/definitions/shapes/form';
import { isExpression } from '../../runtime/definitions/shapes/is-expression';
import type { Path } from '../document';
import type { Check } from './check';

/**
 * Whoever sends the data of a form as it is has the server apply the form too: else what the form hides, computes and refuses would hold in the page alone,
 * and whoever posts past the page would be heard.
 */
export function checkFormApplied(check: Check, path: Path, formId: string, actions: unknown): void {
  const form = check.query('form', formId);
  if (form?.sound !== true) return;
  for (const { call, at } of callsSending(actions, path)) {
    const operation = check.query('operation', call);
    const what = operation && judgedBy(form.value, operation);
    if (what !== undefined && !applies(operation!, formId)) check.report('form-not-applied', at, sentence(formId, what, operation!));
  }
}

/** The calls among actions, whatever follows them too, that are sent the data of the form as it is. */
function callsSending(actions: unknown, path: Path): { call: string; at: Path }[] {
  if (Array.isArray(actions)) return actions.flatMap((action, index) => callsSending(action, [...path, index]));
  if (typeof actions !== 'object' || actions === null) return [];
  const { call, input } = actions as { call?: unknown; input?: { body?: unknown } };
  const body = typeof input === 'object' ? input?.body : undefined;
  const sends = typeof call === 'string' && isExpression(body) && body.$.trim() === 'form' ? [{ call, at: [...path, 'call'] }] : [];
  return [...sends, ...Object.entries(actions).flatMap(([key, value]) => (key === 'input' ? [] : callsSending(value, [...path, key])))];
}

const applies = ({ form, chosenForm }: CompiledOperation, formId: string): boolean => form === formId || chosenForm !== undefined;

/**
 * What a form says beyond its record; nothing where the record says all. What hides by the `input` of a page is no matter of the server's, which does not have
 * it: the handler of the call decides. Rows of a resource have no handler.
 */
function judgedBy({ fields, rules = [] }: Form, { resource }: CompiledOperation): string | undefined {
  const all = fields.flatMap(withinOf);
  const isKnown = (source: string) => resource?.isMade === true || !/\binput\s*\./.test(source);
  const hidden = all.find(({ visibleWhen, whenHidden }) => visibleWhen !== undefined && whenHidden !== 'keep' && isKnown(visibleWhen.$));
  if (hidden) return `hides "${hidden.id}"`;
  const computed = all.find((node) => 'computed' in node && node.computed !== undefined);
  if (computed) return `computes "${computed.id}"`;
  return rules[0] && `has the rule "${rules[0].id}"`;
}

const withinOf = (node: FieldNode): FieldNode[] => [node, ...('group' in node ? node.group.flatMap(withinOf) : 'list' in node ? node.list : [])];

function sentence(form: string, what: string, { id, resource, area, form: other }: CompiledOperation): string {
  const where =
    other !== undefined
      ? `it applies the form "${other}": send this one to a call of its own, or say all of it in that form`
      : resource?.isMade
        ? `write "form": "${form}" into the resource "${resource.resource}"`
        : `write "x-form": "${form}" at the call in schemas/endpoints/${area}.json`;
  return `The form "${form}" ${what}, and the server does not know: "${id}" would store whatever is posted to it. ${where.replace(/^./, (letter) => letter.toUpperCase())}.`;
}
