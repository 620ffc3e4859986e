import { mayOpen } from '../contracts/session';
import { isExpression } from '../definitions/shapes/is-expression';
import type { Node } from '../definitions/nodes';
import { holds, type Scope } from '../expressions/evaluate';
import type { ScreenInstance } from './screen-instance';

/** Whether a part of a screen is there for this person now. Fails closed. */
export function shows({ when, allow }: Pick<Node, 'when' | 'allow'>, screen: ScreenInstance, scope: Scope): boolean {
  if (allow !== undefined && !mayOpen(allow, screen.services.session.get())) return false;
  if (when === undefined) return true;
  if (isExpression(when)) return holds(when.$, scope, screen.report);
  return [when.state].flat().some((state) => screen.flow?.isIn(state) ?? false);
}
