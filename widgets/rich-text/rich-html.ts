import { isBlankHtml } from '../../runtime/widget-contract';

const styleAttribute = /\sstyle\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi;

/** HTML without style attributes: even reading one is blocked and reported by the Content-Security-Policy. */
export const withoutStyle = (html: string): string => html.replace(styleAttribute, '');

/** HTML without any text, image or line is no value. */
export const htmlValue = (html: string): string | undefined => (isBlankHtml(html) ? undefined : html);
