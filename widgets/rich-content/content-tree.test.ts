import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timesAsLong } from '../../tests/support/growth';
import { propertyRuns } from '../../tests/support/property-runs';
import { type Content, contentTree } from './content-tree';
import { safeLink } from './safe-link';

/** The tree in HTML's own words, to be read in tests. */
const written = (contents: Content[]): string =>
  contents
    .map((content) => {
      if (typeof content === 'string') return content;
      const attributes = `${content.align ? ` align-${content.align}` : ''}${content.href ? ` href=${content.href}` : ''}${content.color ? ` color-${content.color}` : ''}`;
      return content.tag === 'br' ? '<br>' : `<${content.tag}${attributes}>${written(content.children)}</${content.tag}>`;
    })
    .join('');

describe('what is shown', () => {
  test.each([
    ['<p>A <b>bold</b> and <i>other</i> word</p>', '<p>A <strong>bold</strong> and <em>other</em> word</p>'],
    ['<p class="x align-center">a</p>', '<p align-center>a</p>'],
    ['<p>a <span class="x color-red">b</span></p>', '<p>a <span color-red>b</span></p>'],
    ['<span class="color-pink">a</span><p class="color-red">b</p>', 'a<p>b</p>'],
    ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['<ul> a <li>b</li></ul>', '<ul><li> a </li><li>b</li></ul>'],
    ['<li>alone</li>', 'alone'],
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['<p><strong>a<h1>b</h1>c', '<p><strong>a</strong></p><h1>b</h1>c'],
    ['<b><i>a</b>b</i>', '<strong><em>a</em></strong>b'],
    ['a &amp; b &lt;p&gt; &#39;&#x1F600; &unknown;', "a & b <p> '😀 &unknown;"],
    ['1 < 2 > 0', '1 < 2 > 0'],
    ['a<br/>b', 'a<br>b'],
    ['<h1></h1><h2> <br></h2>a', 'a'],
    ['<a href="https://a.example/x?y=1&amp;z=2">a</a>', '<a href=https://a.example/x?y=1&z=2>a</a>'],
    ['<a href="https://a.example"><a href="mailto:b@b.example">b</a></a>', '<a href=mailto:b@b.example>b</a>'],
  ])('%s', (html, shown) => {
    expect(written(contentTree(html))).toBe(shown);
  });
});

describe('what is left out', () => {
  test.each([
    ['<script>alert(1)</script>a', 'a'],
    ['<SCRIPT src=//x>alert(1)</ScRiPt >a', 'a'],
    ['<script>alert("</p>")', ''],
    ['<svg><a href="https://a.example">x</a></svg>a', 'a'],
    ['<style>p{}</style><!-- <p>no</p> --><!doctype html><?php a ?>a', 'a'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<p onclick="alert(1)" style="color:red">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href=" jav&#x09;ascript:alert(1)">a</a>', 'a'],
    ['<a href="data:text/html,x">a</a><a href="//evil.example">b</a><a href="/own">c</a><a>d</a>', 'abcd'],
    ['<div><span>a</span></div>', 'a'],
    ['<p title="</p><script>alert(1)</script>">a</p>', '<p>a</p>'],
    ['<iframe src="https://a.example"></iframe><form><input value=x></form>a', 'a'],
  ])('%s', (html, shown) => {
    expect(written(contentTree(html))).toBe(shown);
  });
});

test.each(['javascript:alert(1)', 'JAVASCRIPT:x', 'vbscript:x', 'data:text/html,x', 'file:///etc', '/own', 'a.example', '', undefined])(
  'a link to %s is none',
  (address) => {
    expect(safeLink(address)).toBeUndefined();
  },
);

const fragment = fc.constantFrom(
  ...['<', '>', '"', "'", '&', '</', '<!--', '-->', '<p', '<p>', '</p>', '<ul>', '<li>', '</ul>', '<a href=', 'javascript:', 'https://a.example', '<script>'],
  ...[
    '</script>',
    '<svg/onload=x>',
    '<h1>',
    '<pre>',
    '<strong>',
    '</strong>',
    ' onerror=x ',
    '<img src=x>',
    '&#x6a;',
    '\u0000',
    '\u202e',
    '😀',
    'words',
    ' ',
    '\n',
  ],
);
const hostile = fc.array(fc.oneof(fragment, fc.string({ maxLength: 5 })), { maxLength: 60 }).map((parts) => parts.join(''));
const settings = propertyRuns(1500);

const walk = (contents: Content[], above: string[], visit: (content: Content, above: string[]) => void): void => {
  for (const content of contents) {
    visit(content, above);
    if (typeof content !== 'string') walk(content.children, [...above, content.tag], visit);
  }
};

test('whatever is written, only the tags of the list are shown, with safe links, nested as HTML nests', () => {
  fc.assert(
    fc.property(hostile, (html) => {
      walk(contentTree(html), [], (content, above) => {
        if (typeof content === 'string') return;
        expect(content.tag).toMatch(/^(p|br|strong|em|u|s|ol|ul|li|code|pre|h[123]|blockquote|a)$/);
        expect(Object.keys(content).every((key) => ['tag', 'children', 'align', 'href'].includes(key))).toBe(true);
        if (content.href !== undefined) expect(content.href).toMatch(/^(https?:\/\/|mailto:)/);
        if (content.tag === 'li') expect(['ol', 'ul']).toContain(above.at(-1));
        if (['ol', 'ul'].includes(content.tag)) expect(content.children.every((child) => typeof child !== 'string' && child.tag === 'li')).toBe(true);
        if (/^(p|pre|h\d|li|ol|ul|blockquote)$/.test(content.tag)) expect(above.some((tag) => /^(p|pre|h\d)$/.test(tag))).toBe(false);
        if (content.tag === 'a') expect(above).not.toContain('a');
      });
    }),
    settings,
  );
});

test('reading what is shown shows the same once more', () => {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const html = (contents: Content[]): string =>
    contents
      .map((content) => {
        if (typeof content === 'string') return escaped(content);
        const { tag, align, href, children } = content;
        const attributes = `${align ? ` class="align-${align}"` : ''}${href ? ` href="${escaped(href).replaceAll('"', '&quot;')}"` : ''}`;
        return tag === 'br' ? '<br>' : `<${tag}${attributes}>${html(children)}</${tag}>`;
      })
      .join('');
  fc.assert(
    fc.property(hostile, (given) => {
      const shown = html(contentTree(given));
      expect(html(contentTree(shown))).toBe(shown);
    }),
    settings,
  );
});

test.each([
  ['deep tags', '<blockquote>', 20_000],
  ['open brackets', '<', 200_000],
  ['unfinished tags', '<p a="', 20_000],
  ['comments', '<!--', 50_000],
  ['scripts', '<script>', 20_000],
  ['entities', '&amp', 50_000],
  ['entries', '<ul><li>a', 10_000],
])('%s without end take no long time', (_, part, count) => {
  const [large, small] = [part.repeat(count), part.repeat(count / 10)];
  expect(
    timesAsLong(
      () => contentTree(large),
      () => contentTree(small),
    ),
  ).toBeLessThan(30);
});
