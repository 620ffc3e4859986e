import { type ComponentType, createElement } from 'react';
import type { NodeName } from '../definitions/nodes';
import { ArtNode } from './nodes/ArtNode';
import { AwaitNode } from './nodes/AwaitNode';
import { ButtonNode } from './nodes/ButtonNode';
import { EachNode } from './nodes/EachNode';
import { FormNode } from './nodes/FormNode';
import { LogoNode } from './nodes/LogoNode';
import { late } from '../contracts/late';
import { AccordionNode, SideBarNode, TabsNode, TileNode, WhyNode } from './nodes/late-nodes';
import { CardNode, ColumnsNode, RowNode, StackNode, UseNode } from './nodes/layout';
import { ScreenNode } from './nodes/ScreenNode';
import { TableNode } from './nodes/TableNode';
import { AlertNode, LinkNode, TextNode } from './nodes/texts';
import { WidgetNode } from './nodes/WidgetNode';
import type { NodeOf, NodeViewProps } from './node-view';

/** It comes with the menus, which have it in themselves: one that shows later takes its room at once, and pushes nothing about. */
const popover = late(async () => (await import('./nodes/PopoverNode')).PopoverNode, null);

/** How each kind of node is drawn. To add one: its file in definitions/nodes, its check, its view, its line here. */
export const nodeViews = {
  text: TextNode,
  stack: StackNode,
  row: RowNode,
  columns: ColumnsNode,
  card: CardNode,
  alert: AlertNode,
  art: ArtNode,
  button: ButtonNode,
  tile: TileNode,
  link: LinkNode,
  await: AwaitNode,
  each: EachNode,
  form: FormNode,
  table: TableNode,
  widget: WidgetNode,
  accordion: AccordionNode,
  tabs: TabsNode,
  sideBar: SideBarNode,
  menu: late(
    async () => (await Promise.all([import('./nodes/MenuNode'), popover.load()]))[0].MenuNode,
    // Tabs stand above the content, and keep their place: a menu in a bar has one already.
    ({ node }) => (node.look === 'tabs' ? createElement('div', { className: 'menu-tabs' }) : null),
  ),
  popover,
  logo: LogoNode,
  screen: ScreenNode,
  use: UseNode,
  why: WhyNode,
} satisfies { [Name in NodeName]: ComponentType<NodeViewProps<NodeOf<Name>>> };
