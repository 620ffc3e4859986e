import { expect, test } from 'vitest';
import { sealerOf } from './seal';

const [one, other, none] = [sealerOf('the key of this installation, 1'), sealerOf('the key of another one, 2222222'), sealerOf(undefined)];

test('a secret is sealed for its owner, differently each time', () => {
  const [sealed, again] = [one.seal('JBSWY3DPEHPK3PXP', 'user-1'), one.seal('JBSWY3DPEHPK3PXP', 'user-1')];
  expect(sealed).not.toBe(again);
  expect(sealed).not.toContain('JBSW');
  expect(one.unseal(sealed, 'user-1')).toBe('JBSWY3DPEHPK3PXP');
});

test('nobody opens it with another key, for somebody else, changed, or without a key', () => {
  const sealed = one.seal('JBSWY3DPEHPK3PXP', 'user-1');
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
  expect(() => other.unseal(sealed, 'user-1')).toThrow();
  expect(() => one.unseal(sealed, 'user-2')).toThrow();
  expect(() => one.unseal(changed, 'user-1')).toThrow();
  expect(() => none.unseal(sealed, 'user-1')).toThrow('SECRETS_KEY is not set');
});

test('what was kept before there was a key can be read on', () => {
  expect(one.unseal(none.seal('JBSWY3DPEHPK3PXP', 'user-1'), 'user-1')).toBe('JBSWY3DPEHPK3PXP');
});
