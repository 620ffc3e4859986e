import { expect, test } from 'vitest';
import { asAnswered } from './as-answered';

const text = { type: 'string' };
const closed = (properties: object) => ({ type: 'object', additionalProperties: false, properties });

test.each([
  { title: 'what the schema has no place for', value: { Name: 'Lakeside', Secret: 'x' }, schema: closed({ Name: text }), answered: { Name: 'Lakeside' } },
  {
    title: 'null where the schema allows none',
    value: { Name: 'Lakeside', Text: null },
    schema: closed({ Name: text, Text: text }),
    answered: { Name: 'Lakeside' },
  },
  {
    title: 'nothing that is null where the schema allows it',
    value: { One: null, Other: null, Third: null },
    schema: closed({ One: { type: ['string', 'null'] }, Other: { anyOf: [text, { type: 'null' }] }, Third: { enum: ['a', null] } }),
    answered: { One: null, Other: null, Third: null },
  },
  {
    title: 'the same in a list within an object that may be null',
    value: { Held: { Items: [{ Name: 'a', More: 1 }] } },
    schema: closed({ Held: { anyOf: [closed({ Items: { type: 'array', items: closed({ Name: text }) } }), { type: 'null' }] } }),
    answered: { Held: { Items: [{ Name: 'a' }] } },
  },
  { title: 'nothing of an open object', value: { Any: 1, Name: null }, schema: { type: 'object', properties: { Name: text } }, answered: { Any: 1 } },
  {
    title: 'what rich text may not have',
    value: { Content: '<p>Yes</p><script>no()</script>' },
    schema: closed({ Content: { type: 'string', contentMediaType: 'text/html' } }),
    answered: { Content: '<p>Yes</p>' },
  },
])('an answer goes out without $title', ({ value, schema, answered }) => {
  expect(asAnswered(value, schema)).toEqual(answered);
});
