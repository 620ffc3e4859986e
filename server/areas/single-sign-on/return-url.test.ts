import { expect, test } from 'vitest';
import { returnPath } from './return-url';

test.each([
  ['/programs', '/programs'],
  ['programs', '/programs'],
  ['/es/programs', '/programs'],
  ['es/programs?tab=2#top', '/programs?tab=2#top'],
  ['/espresso', '/espresso'],
  ['es', '/'],
  ['/programs?next=https://other.example', '/programs?next=https://other.example'],
  ['/a%20b', '/a%20b'],
  [undefined, '/'],
  ['', '/'],
])('the page that %j asks for is %s', (asked, path) => expect(returnPath(asked)).toBe(path));

test.each([
  '//evil.example',
  '///evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '\\/evil.example',
  'https:evil.example',
  'https://evil.example',
  'HTTPS://evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'es//evil.example',
  '/es//evil.example',
  '/es/\\evil.example',
  '/%2Fevil.example',
  '/%2F%2Fevil.example',
  '%2F%2Fevil.example',
  '/%5Cevil.example',
  '/%252Fevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%09/evil.example',
  '/https:evil.example',
  '/%',
  '@evil.example//',
])('an address that could lead to another site is the home page: %j', (asked) => {
  const path = returnPath(asked);
  expect(new URL(path, 'http://own.example').origin).toBe('http://own.example');
  if (asked !== '@evil.example//') expect(path).toBe('/');
});
