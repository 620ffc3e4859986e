import { expect, test } from 'vitest';
import { contactsOf } from './contacts';

test('A-session-12 contacts are masked, carry the hash, and the first is selected', () => {
  expect(contactsOf({ Email: 'pat@lakeside.example', MobileNumber: '+15555550123' }, 'hash')).toEqual([
    { Type: 'Email', MaskedContact: 'p•••@l•••.example', UserIdHash: 'hash', IsSelected: true },
    { Type: 'Mobile', MaskedContact: '•••-•••-0123', UserIdHash: 'hash', IsSelected: false },
  ]);
});

test.each([
  ['p@localhost', 'p•••@l•••'],
  ['a.b@c@d.co.uk', 'a•••@d•••.uk'],
])('of %s no more shows than %s', (Email, masked) => {
  expect(contactsOf({ Email, MobileNumber: null }, 'hash')).toMatchObject([{ MaskedContact: masked }]);
});
