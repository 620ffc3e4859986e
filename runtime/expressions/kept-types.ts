import type { ASTNode } from '@marcbachmann/cel-js';
import { childrenOf } from './environment';
import { bindingOf } from './bound-variables';

interface CheckedType {
  name: string;
  kind: string;
  valueType?: CheckedType;
}
interface TypeChecker {
  check(node: ASTNode, context: unknown): CheckedType;
  dynType: CheckedType;
}
type CheckNode = (checker: TypeChecker, node: ASTNode, context: unknown) => CheckedType;

/** What the library keeps of a node beside its public properties. Not in its types: the version is pinned, and a test holds it. */
interface Internals {
  meta: { check: CheckNode; macro?: { typeCheck: (checker: TypeChecker, macro: object, context: unknown) => CheckedType } };
  checkedType?: CheckedType;
  setMeta(key: 'check', check: CheckNode): void;
}

/**
 * Lets one branch of `c ? a : b` be null, which CEL takes for a value of another type. To the check it then is of the other branch's type: any value may be
 * absent. For evaluation (`isOpen`) it is of any type, so that what goes on from it looks at what there is; so is a value with a name. And to the check
 * some functions give what they are given. Before the expression is checked.
 */
export function keepTypes(node: ASTNode, isOpen: boolean): void {
  childrenOf(node).forEach((child) => keepTypes(child, isOpen));
  const internals = node as unknown as Internals;
  const { check } = internals.meta;
  if (node.op === '?:') internals.setMeta('check', (...place) => check(...withNullAs(isOpen, ...place)));
  const binding = isOpen ? bindingOf(node) : undefined;
  const { macro } = internals.meta;
  if (binding && macro) {
    const { typeCheck } = macro;
    macro.typeCheck = (checker, self, context) => {
      checker.check(binding.value, context);
      (binding.value as unknown as Internals).checkedType = checker.dynType;
      return typeCheck(checker, self, context);
    };
  }
  const given = node.op === 'call' && !isOpen && Object.hasOwn(keeping, node.args[0]) ? keeping[node.args[0]] : undefined;
  if (node.op === 'call' && given !== undefined)
    internals.setMeta('check', (checker, self, context) => {
      const type = check(checker, self, context);
      return given(node.args[1].map((part) => checker.check(part, context))) ?? type;
    });
}

function withNullAs(isOpen: boolean, checker: TypeChecker, node: ASTNode, context: unknown): Parameters<CheckNode> {
  const [, ...branches] = node.args as unknown as ASTNode[];
  const [left, right] = branches.map((branch) => checker.check(branch, context)) as [CheckedType, CheckedType];
  const other = left.name === 'null' ? right : right.name === 'null' ? left : undefined;
  if (other !== undefined && other.name !== 'null')
    for (const branch of branches as unknown as Internals[]) branch.checkedType = isOpen ? checker.dynType : other;
  return [checker, node, context];
}

/** Functions that give what they are given: the type by those of their parameters; nothing where it may be any. */
const keeping: Record<string, (types: (CheckedType | undefined)[]) => CheckedType | undefined> = {
  orElse: ([value, other]) => (value?.name === 'null' ? other : other?.name === 'null' || other?.name === value?.name ? value : undefined),
  first: ([list]) => list?.valueType,
  elementBefore: ([list]) => list?.valueType,
  sortedBy: ([list]) => (list?.kind === 'list' ? list : undefined),
  moved: ([list]) => (list?.kind === 'list' ? list : undefined),
  without: ([list]) => (list?.kind === 'list' ? list : undefined),
};
