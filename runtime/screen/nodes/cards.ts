// What screens of people who are signed in are drawn by, beside the simplest parts: one file. Each in a file of its own takes one of the few requests
// that a browser makes at a time, while the calls of the screen wait; together they are a few kilobytes.
export { AccordionNode } from './AccordionNode';
export { RichCard } from './RichCard';
export { TabsNode } from './TabsNode';
export { TileNode } from './TileNode';
