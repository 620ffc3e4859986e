import { translated } from '../../runtime/widget-contract';

interface Example {
  title: string;
  schema: object;
  document?: object;
}

/** What can be looked at without a schema of one's own. */
export const examples = (): Example[] => [
  {
    title: translated('A short form'),
    schema: {
      type: 'object',
      required: ['name'],
      properties: {
        name: { type: 'string', title: 'Name', maxLength: 20 },
        born: { type: 'string', format: 'date', title: 'Born' },
        tags: { type: 'array', title: 'Tags', items: { type: 'string' } },
      },
    },
  },
  {
    title: translated('Alternatives'),
    schema: {
      type: 'object',
      required: ['payment'],
      properties: {
        amount: { type: 'number', title: 'Amount', exclusiveMinimum: 0 },
        payment: {
          title: 'Payment',
          oneOf: [
            {
              title: 'Card',
              type: 'object',
              required: ['kind', 'number'],
              properties: { kind: { const: 'card' }, number: { type: 'string', title: 'Number', pattern: '^[0-9]{16}$' } },
            },
            {
              title: 'Invoice',
              type: 'object',
              required: ['kind', 'email'],
              properties: { kind: { const: 'invoice' }, email: { type: 'string', format: 'email', title: 'Email' } },
            },
          ],
        },
      },
    },
    document: { amount: 25, payment: { kind: 'invoice', email: 'pat@example.org' } },
  },
  {
    title: translated('A tree'),
    schema: {
      $ref: '#/$defs/person',
      $defs: {
        person: {
          type: 'object',
          required: ['name'],
          properties: { name: { type: 'string', title: 'Name' }, children: { type: 'array', title: 'Children', items: { $ref: '#/$defs/person' } } },
        },
      },
    },
    document: { name: 'Ada', children: [{ name: 'Ben', children: [{ name: 'Cleo' }] }] },
  },
];
