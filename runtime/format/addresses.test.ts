import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs';
import { isLinkAddress, isSitePath, webAddress } from './addresses';

// One pattern for paths of this site and one for addresses elsewhere. The rule that keeps it so: tests/one-place.test.ts refuses patterns of addresses
// in schemas and in code; schemas name the formats.

const own = 'https://own.invalid';

test.each(['/', '/logo.svg', '/files/a b'.replace(' ', '%20'), '/programs?tab=1#top', '/fotos/año.png', '/a//b', '/:id', '/a/..b', '/x?from=/../y'])(
  '%s is a path of this site',
  (path) => {
    expect(isSitePath(path)).toBe(true);
  },
);

test.each([
  '//evil.example/logo.svg',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' /x',
  '',
  'x',
  'https://a.example',
  '/a b',
  '/a"b',
  '/\u200b/x',
  '/companies/../x.svg',
  '/..',
  '/a/.',
  '/a/%2e%2E/x',
  '/a/..#top',
])('%j is none', (path) => {
  expect(isSitePath(path)).toBe(false);
});

test.each(['https://a.example', 'HTTPS://a.example/x?y#z', 'https://localhost:8443/a', 'https://1.2.3.4', 'https://a.example:65535?x'])(
  '%s is an address elsewhere',
  (address) => {
    expect([webAddress.test(address), isLinkAddress(address), isSitePath(address)]).toEqual([true, true, false]);
  },
);

test.each([
  'http://a.example',
  '//a.example',
  'https:///a',
  'https://',
  'https://bank.example@evil.example',
  'https:\\\\a',
  'javascript:alert(1)',
  'https://a.example\n',
  'https://a.example:65536/x',
  'https://a..example',
  'https://a.example./x',
])('%j is none, nor a link', (address) => {
  expect([webAddress.test(address), isLinkAddress(address)]).toEqual([false, false]);
});

describe('as browsers read addresses', () => {
  const pieces = fc.array(
    fc.constantFrom('/', '\\', '\t', '\n', '.', '..', '%2E', ':', '@', 'a', 'evil.example', 'https:', '%2f', '?', '#', ' ', '\u200b', 'é'),
    {
      maxLength: 8,
    },
  );

  test('what passes as a path of this site never names another site, nor another path', () => {
    fc.assert(
      fc.property(pieces, (given) => {
        const path = `/${given.join('')}`;
        fc.pre(isSitePath(path));
        const { origin, pathname } = new URL(path, own);
        const parts = (text: string) => text.split('/').length;
        expect([origin, parts(pathname)]).toEqual([own, parts(path.split(/[?#]/)[0]!)]);
      }),
      propertyRuns(500),
    );
  });

  test('what passes as an address elsewhere is https, of the host that one reads in it', () => {
    fc.assert(
      fc.property(pieces, (parts) => {
        const address = `https://good.example${parts.join('')}`;
        fc.pre(webAddress.test(address) && URL.canParse(address));
        const { protocol, username, host } = new URL(address);
        expect([protocol, username, host.startsWith('good.example')]).toEqual(['https:', '', true]);
      }),
      propertyRuns(500),
    );
  });
});
