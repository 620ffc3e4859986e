import { z } from 'zod';
import { accordionNode } from './accordion';
import { alertNode } from './alert';
import { artNode } from './art';
import { awaitNode } from './await';
import { buttonNode } from './button';
import { holdNodes } from './children';
import { eachNode } from './each';
import { formNode } from './form';
import { cardNode, columnsNode, rowNode, stackNode } from './layouts';
import { linkNode } from './link';
import { logoNode } from './logo';
import { menuNode } from './menu';
import { popoverNode } from './popover';
import { screenNode } from './screen';
import { sideBarNode } from './side-bar';
import { tableNode } from './table';
import { tabsNode } from './tabs';
import { textNode } from './text';
import { tileNode } from './tile';
import { useNode } from './use';
import { whyNode } from './why';
import { widgetNode } from './widget';

/** Each kind of node, by the key that names it. To add one: its file in this folder, its check, its view, and its line in the three registries. */
export const nodeKinds = {
  text: textNode,
  stack: stackNode,
  row: rowNode,
  columns: columnsNode,
  card: cardNode,
  alert: alertNode,
  art: artNode,
  button: buttonNode,
  tile: tileNode,
  link: linkNode,
  await: awaitNode,
  each: eachNode,
  form: formNode,
  table: tableNode,
  widget: widgetNode,
  tabs: tabsNode,
  accordion: accordionNode,
  sideBar: sideBarNode,
  menu: menuNode,
  popover: popoverNode,
  logo: logoNode,
  screen: screenNode,
  why: whyNode,
  use: useNode,
};
export type NodeName = keyof typeof nodeKinds;
export type Node = z.infer<(typeof nodeKinds)[NodeName]['shape']>;

/** The shape of each kind. */
export const nodeShapes = Object.fromEntries(Object.entries(nodeKinds).map(([name, { shape }]) => [name, shape])) as {
  [Name in NodeName]: (typeof nodeKinds)[Name]['shape'];
};

export const node: z.ZodType<Node> = z.union(Object.values(nodeKinds).map(({ shape }) => shape)).meta({ id: 'Node', description: 'One part of a screen.' });
holdNodes(node);
