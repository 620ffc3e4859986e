import { texts } from 'virtual:definitions';
import { testTitles, usedBy } from './widget-facts';

const files = import.meta.glob<string>('../widgets/*/*.test.{ts,tsx}', { eager: true, query: '?raw', import: 'default' });

/** Who uses a widget: definitions, and the titles of the tests beside it, with the requirements that they name. */
export const usesOf = (widget: string) => ({
  definitions: usedBy(widget, texts),
  tests: Object.entries(files).flatMap(([file, text]) => (file.startsWith(`../widgets/${widget}/`) ? testTitles(text) : [])),
});
