import { type Node, type NodeName, nodeKinds } from '../../../runtime/definitions/nodes';
import type { NodeKind } from '../../../runtime/definitions/nodes/node-kind';
import type { Panel } from '../../../runtime/definitions/nodes/panel';
import { kindOf } from '../../../runtime/definitions/nodes/tree';
import type { Path } from '../../document';
import { checkAllow } from '../allow';
import { withData } from '../data';
import type { Check, Place } from '../check';
import { checkSource } from '../expressions';
import { checkNames } from '../names';
import { checkText } from '../texts';
import { checkWidget } from '../widgets';
import { checkArt } from '../art';
import type { CheckOf } from './check-of';
import { checkAwaitNode } from './await';
import { checkButtonNode, checkTileNode } from './buttons';
import { checkEachNode } from './each';
import { checkFormNode } from './form';
import { checkCardNode, checkColumnsNode, checkSideBarNode, checkStackNode } from './layouts';
import { checkMenuNode, checkPopoverNode } from './menus';
import { checkAccordionNode, checkTabsNode } from './panels';
import { checkScreenNode } from './screen';
import { checkTableNode } from './table';
import { checkAlertNode, checkLinkNode, checkLogoNode, checkTextNode } from './texts';
import { checkUseNode } from './use';
import { checkWhyNode } from './why';
import { checkWhen, placeWhile } from './when';

/** What needs no check beyond its shape and its parts. */
const nothing = () => undefined;

/** How each kind of node is checked. */
const checks: { [Name in NodeName]: CheckOf<Name> } = {
  text: checkTextNode,
  stack: checkStackNode,
  row: nothing,
  columns: checkColumnsNode,
  card: checkCardNode,
  alert: checkAlertNode,
  art: (check, path, { art }, place) => checkArt(check, [...path, 'art'], art, place),
  button: checkButtonNode,
  tile: checkTileNode,
  link: checkLinkNode,
  await: checkAwaitNode,
  each: checkEachNode,
  form: checkFormNode,
  table: checkTableNode,
  widget: checkWidget,
  tabs: checkTabsNode,
  accordion: checkAccordionNode,
  sideBar: checkSideBarNode,
  menu: checkMenuNode,
  popover: checkPopoverNode,
  logo: checkLogoNode,
  screen: checkScreenNode,
  why: checkWhyNode,
  use: checkUseNode,
};

/** Checks nodes: each in its place, with what its surroundings give it. */
export function checkNodes(check: Check, path: Path, nodes: readonly Node[], place: Place): void {
  nodes.forEach((node, index) => checkNode(check, [...path, index], node, place));
}

function checkNode(check: Check, path: Path, node: Node, outer: Place): void {
  checkAllow(check, [...path, 'allow'], node.allow);
  const name = kindOf(node);
  // What an "await" names is read within it, where its data is there.
  const around = 'let' in node && name !== 'await' ? checkNames(check, [...path, 'let'], node.let, outer) : outer;
  if (node.when) checkWhen(check, [...path, 'when'], node.when, around);
  const place = placeWhile(node.when, around);
  if (name === undefined) return;
  const inside = (checks[name] as CheckOf<NodeName>)(check, path, node as never, place) ?? place;
  const { children = [], panels = [] }: NodeKind = nodeKinds[name];
  for (const key of children) checkNodes(check, [...path, key], (node[key as keyof Node] ?? []) as unknown as Node[], inside);
  for (const key of panels) checkPanels(check, [...path, key], (node[key as keyof Node] ?? []) as unknown as Panel[], inside);
}

/** The parts of tabs, accordions and the rows of tables: each is there, and can be opened, by conditions of its own. */
function checkPanels(check: Check, path: Path, panels: readonly Panel[], around: Place): void {
  panels.forEach((panel, index) => {
    const place = checkNames(check, [...path, index, 'let'], panel.let, around);
    checkAllow(check, [...path, index, 'allow'], panel.allow);
    if (panel.when) checkWhen(check, [...path, index, 'when'], panel.when, place);
    if (panel.enabledWhen) checkSource(check, [...path, index, 'enabledWhen'], panel.enabledWhen, place, 'boolean');
    checkText(check, [...path, index, 'label'], panel.label, place);
    checkText(check, [...path, index, 'badge'], panel.badge, place);
    checkNodes(check, [...path, index, 'show'], panel.show, withData(check, [...path, index, 'data'], panel.data, placeWhile(panel.when, place)));
  });
}
