import { expect, test } from 'vitest';
import { changesBetween } from './audit';

test.each([
  ['a changed text', { City: 'Ulm' }, { City: 'Bonn' }, [{ Field: '/City', Was: 'Ulm', Is: 'Bonn' }]],
  ['a new value', {}, { City: 'Bonn' }, [{ Field: '/City', Is: 'Bonn' }]],
  ['a value taken away', { City: 'Ulm' }, { City: null }, [{ Field: '/City', Was: 'Ulm' }]],
  ['an empty text, which is none', { City: '' }, { City: null }, []],
  [
    'false and 0, which are values',
    { On: true, Count: 2 },
    { On: false, Count: 0 },
    [
      { Field: '/On', Was: true, Is: false },
      { Field: '/Count', Was: 2, Is: 0 },
    ],
  ],
  ['a property within an object', { Custom: { a: 1, b: 2 } }, { Custom: { a: 1, b: 3 } }, [{ Field: '/Custom/b', Was: 2, Is: 3 }]],
  ['an object that was not there', {}, { Custom: { a: 1 } }, [{ Field: '/Custom/a', Is: 1 }]],
  ['a list, as a whole', { Roles: ['a'] }, { Roles: ['a', 'b'] }, [{ Field: '/Roles', Was: ['a'], Is: ['a', 'b'] }]],
  ['an object in place of a text', { Place: 'Ulm' }, { Place: { City: 'Ulm' } }, [{ Field: '/Place', Was: 'Ulm', Is: { City: 'Ulm' } }]],
  ['a name with a slash and a tilde', {}, { 'a/b~c': 1 }, [{ Field: '/a~1b~0c', Is: 1 }]],
])('the trail tells %s', (_what, was, is, changes) => {
  expect(changesBetween(was, is)).toEqual(changes);
});
