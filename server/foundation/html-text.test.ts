import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs';
import { textOfHtml } from './html-text';
import { cleanRichText, mailHtml, withAddresses } from './rich-text';

// The habit 'HTML taken apart' (tests/code-habits.test.ts) keeps other ways to read HTML out.
test.each([
  ['<p>Tom &amp; Ann &lt;3 &quot;fun&quot; &#39;n&#39; caf&eacute; &copy;</p>', 'Tom & Ann <3 "fun" \'n\' café ©'],
  ['&amp;lt; is written &amp;amp;lt;', '&lt; is written &amp;lt;'],
  ['<p>See <a href="https://a.example/x?b=1&amp;c=2">the page</a>.</p>', 'See the page (https://a.example/x?b=1&c=2).'],
  ['<a href="https://a.example/">https://a.example/</a> <a href="https://a.example">a.example</a>', 'https://a.example/ a.example'],
  ['Write to <a href="mailto:ann@a.example">Ann</a> or <a href="mailto:bo@a.example">bo@a.example</a>', 'Write to Ann (ann@a.example) or bo@a.example'],
  ['<a href="javascript:alert(1)">no address</a>', 'no address'],
  ['<table><tr><th>Day</th><th>Steps</th></tr><tr><td>Mon</td><td>9,502</td></tr></table>', 'Day | Steps\nMon | 9,502'],
  ['<table><tr><td>a<td>b<tr><td>c</table>', 'a | b\nc'],
  ['<ul><li>one</li><li>two</li></ul><ol><li>first</li><li>second</li></ol>', '- one\n- two\n1. first\n2. second'],
  [
    '<p>To do</p><ul><li><p>one</p><ol><li><p>in one</p></li></ol></li><li><p>two</p><p>more</p></li></ul><p>end</p>',
    'To do\n\n- one\n  1. in one\n- two\nmore\n\nend',
  ],
  ['<h1>Title</h1><p>One<br>two</p><p>three</p>', 'Title\n\nOne\ntwo\n\nthree'],
  ['<div>a</div><div>b</div>', 'a\nb'],
  ['<p>many   \n spaces&nbsp;here</p><pre>  kept\n    as is</pre>', 'many spaces here\n\n  kept\n    as is'],
  ['a<script>alert("x")</script><style>p{}</style>b<!-- c -->', 'ab'],
  ['<p>1 < 2 & 3 > 2</p>', '1 < 2 & 3 > 2'],
  ['<p><strong>bold</strong> and <em>lean</em></p>', 'bold and lean'],
  ['<img src="x.png" alt="A lake &amp; hills">', 'A lake & hills'],
])('%s reads as a text', (html, text) => expect(textOfHtml(html)).toBe(text));

test('any text that is written as HTML is read back', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.stringMatching(/^[ -~é<>&"';]{1,12}$/).map((word) => word.replace(/\s/g, '_')),
        { minLength: 1 },
      ),
      (words) => {
        const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
        expect(textOfHtml(`<p>${escaped(words.join(' '))}</p>`)).toBe(words.join(' '));
      },
    ),
    propertyRuns(200),
  ));

test('an address that rich text shows already is not said twice', () => {
  const html = withAddresses(cleanRichText('<p>See <a href="https://a.example/x?b=1&amp;c=2">the page</a>.</p>'));
  expect(textOfHtml(html)).toBe('See the page (https://a.example/x?b=1&c=2).');
});

test('rich text has no tables: their cells stay apart, each row on a line of its own', () => {
  const table = '<p>Times</p><table><tr><td>Mon</td><td><b>9</b></td></tr><tr><td>Tue</td><td>10</td></tr></table>';
  expect(cleanRichText(table)).toBe('<p>Times</p><p>Mon | 9</p><p>Tue | 10</p>');
  expect(textOfHtml(mailHtml(table))).toBe('Times\n\nMon | 9\n\nTue | 10');
});
