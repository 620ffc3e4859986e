import { createElement, type ReactNode, useMemo } from 'react';
import type { RichContentOptions } from '../../schemas/generated/widgets';
import type { WidgetProps } from '../../runtime/widget-contract';
import { type Content, contentTree } from './content-tree';
import './rich-content.css';

/** Formatted text, shown: made of elements, never put in as HTML. */
export default function RichContent({ value, options }: WidgetProps<string, RichContentOptions>) {
  const text = typeof value === 'string' ? value : '';
  const drawn = useMemo(() => (options.plain ? text : contentTree(text).map(draw)), [text, options.plain]);
  return <div className={options.plain ? 'rich-content rich-content-plain' : 'rich-content'}>{drawn}</div>;
}

function draw(content: Content, key: number): ReactNode {
  if (typeof content === 'string') return content;
  const { tag, align, color, href, children } = content;
  const properties = {
    key,
    ...(align === undefined ? {} : { className: `align-${align}` }),
    ...(color === undefined ? {} : { className: `color-${color}` }),
    ...(href === undefined ? {} : { href, rel: 'noopener noreferrer', ...(href.startsWith('http') ? { target: '_blank' } : {}) }),
    // Code wider than its place scrolls: also by keyboard.
    ...(tag === 'pre' ? { tabIndex: 0 } : {}),
  };
  return tag === 'br' ? createElement('br', { key }) : createElement(tag, properties, children.map(draw));
}
