import type { Revision } from '../../../runtime/definitions/compiled';
import type { FieldNode } from '../../../runtime/definitions/shapes/form';

type Values = Record<string, unknown>;

/** Of what only the customer asks, that which this form asks: a page may have sent along what others have asked. */
export function askedBy(form: string, sent: object | undefined, revision: Revision): Values {
  const asked = namesAskedBy(form, revision);
  return Object.fromEntries(Object.entries(sent ?? {}).filter(([name]) => asked.has(name)));
}

/** The names of the customer's own values that a form asks. */
export const namesAskedBy = (form: string, { forms }: Revision): ReadonlySet<string> =>
  new Set(placesIn(forms[form]?.fields ?? []).flatMap((at) => /^\/Custom\/([^/]+)/.exec(at)?.[1] ?? []));

/** What is stored of the customer's own values once a form is saved: of what it asks that which was sent, and all else as it was. */
export function withAsked(form: string, stored: Values, sent: object | undefined, revision: Revision): Values {
  const asked = namesAskedBy(form, revision);
  const others = Object.entries(stored).filter(([name]) => !asked.has(name));
  return { ...Object.fromEntries(others), ...askedBy(form, sent, revision) };
}

const placesIn = (nodes: readonly FieldNode[]): string[] => nodes.flatMap((node) => ('group' in node ? placesIn(node.group) : [node.at]));
