/** A field that a customer adds by an overlay: its property, how it is drawn, a value, one that is refused, and what people read of it. */
interface CustomerField {
  name: string;
  property: Record<string, unknown>;
  field: Record<string, unknown>;
  required?: boolean;
  value: unknown;
  /** What the server refuses. */
  wrong: unknown;
  /** What the profile shows of the value, in a control or as text. */
  shown: string;
  /** What a table shows of it, where that differs. */
  cell?: string;
}

const items = (...pairs: [string | number, string][]) => pairs.map(([value, text]) => ({ value, text }));
const colours = items(['r', 'Red'], ['g', 'Green'], ['b', 'Blue']);
const text = (more: object = {}) => ({ type: 'string', maxLength: 400, ...more });
const listOf = (values: string[]) => ({ type: 'array', uniqueItems: true, items: { type: 'string', enum: values } });

/** Twenty-five kinds of fields: every widget that holds a value, and the constraints an author reaches for first. */
export const customerFields: CustomerField[] = [
  { name: 'nickname', property: text({ maxLength: 20 }), field: { widget: 'text' }, required: true, value: 'Patty', wrong: 'x'.repeat(21), shown: 'Patty' },
  { name: 'badge', property: text({ pattern: '^[0-9]{4}$' }), field: { widget: 'text' }, required: true, value: '4711', wrong: '47', shown: '4711' },
  { name: 'cost', property: text({ minLength: 3 }), field: { widget: 'text', help: 'As on your pay slip.' }, value: 'CC12', wrong: 'C', shown: 'CC12' },
  { name: 'notes', property: text({ maxLength: 500 }), field: { widget: 'textarea', width: 'full' }, value: 'Works nights.', wrong: 5, shown: 'Works nights.' },
  {
    name: 'hours',
    property: { type: 'number', minimum: 1, maximum: 60 },
    field: { widget: 'number' },
    required: true,
    value: 37.5,
    wrong: 61,
    shown: '37.5',
  },
  { name: 'children', property: { type: 'integer', minimum: 0 }, field: { widget: 'number' }, value: 2, wrong: 1.5, shown: '2' },
  { name: 'steps', property: { type: 'integer', multipleOf: 500 }, field: { widget: 'number' }, value: 10500, wrong: 10400, shown: '10500', cell: '10,500' },
  { name: 'budget', property: { type: 'number', minimum: 0 }, field: { widget: 'currency' }, value: 1250.5, wrong: -1, shown: '1,250.5' },
  {
    name: 'hired',
    property: text({ format: 'date' }),
    field: { widget: 'date' },
    required: true,
    value: '2019-03-04',
    wrong: '2019-13-04',
    shown: '2019-03-04',
    cell: '03/04/2019',
  },
  {
    name: 'medical',
    property: text({ format: 'date', formatMinimum: '2020-01-01', formatMaximum: '2030-12-31' }),
    field: { widget: 'date' },
    value: '2026-05-06',
    wrong: '2031-01-01',
    shown: '2026-05-06',
    cell: '05/06/2026',
  },
  {
    name: 'startsAt',
    property: text({ pattern: '^([01][0-9]|2[0-3]):(00|30)$' }),
    field: { widget: 'half-hour' },
    value: '13:30',
    wrong: '13:15',
    shown: '1:30',
    cell: '13:30',
  },
  {
    name: 'colour',
    property: text({ enum: ['r', 'g', 'b'] }),
    field: { widget: 'select', options: { items: colours } },
    required: true,
    value: 'g',
    wrong: 'x',
    shown: 'Green',
  },
  {
    name: 'shift',
    property: text({ enum: ['r', 'g', 'b'] }),
    field: { widget: 'choices', options: { items: colours } },
    value: 'b',
    wrong: 'x',
    shown: 'Blue',
  },
  {
    name: 'team',
    property: text({ enum: ['r', 'g', 'b'] }),
    field: { widget: 'toggle-group', options: { items: colours } },
    value: 'r',
    wrong: 'x',
    shown: 'Red',
  },
  { name: 'grade', property: { type: 'integer', enum: [1, 2, 3] }, field: { widget: 'select' }, value: 3, wrong: 4, shown: '3' },
  {
    name: 'skills',
    property: listOf(['r', 'g', 'b']),
    field: { widget: 'multi-select', options: { items: colours } },
    required: true,
    value: ['r', 'b'],
    wrong: ['r', 'x'],
    shown: 'Red',
    cell: 'Red, Blue',
  },
  {
    name: 'topics',
    property: listOf(['r', 'g', 'b']),
    field: { widget: 'chips', options: { items: colours } },
    value: ['g'],
    wrong: ['g', 'g'],
    shown: 'Green',
  },
  { name: 'carpool', property: { type: 'boolean' }, field: { widget: 'yes-no' }, value: true, wrong: 'yes', shown: '', cell: 'Yes' },
  {
    name: 'workEmail',
    property: text({ format: 'email', maxLength: 100 }),
    field: { widget: 'email' },
    value: 'p@work.example',
    wrong: 'p at work',
    shown: 'p@work.example',
  },
  {
    name: 'pager',
    property: text({ pattern: '^(?:\\+\\d{1,2})?\\d{10}$' }),
    field: { widget: 'phone', placeholder: '(201) 555-0123' },
    value: '+12015550123',
    wrong: '12',
    shown: '(201) 555-0123',
    cell: '+12015550123',
  },
  {
    name: 'homepage',
    property: text({ format: 'uri' }),
    field: { widget: 'text' },
    value: 'https://pat.example/',
    wrong: 'no address',
    shown: 'https://pat.example/',
  },
  {
    name: 'about',
    property: text({ maxLength: 2000 }),
    field: { widget: 'rich-text', width: 'full' },
    value: '<p>Likes hills</p>',
    wrong: 7,
    shown: 'Likes hills',
  },
  {
    name: 'certificate',
    property: { type: 'array', maxItems: 1, items: { $ref: 'record:StoredFile' } },
    field: { widget: 'file-upload', upload: 'uploadFile', width: 'full', options: { types: ['.txt'], sizeLimit: 1000, maximum: 1 } },
    // It is sent before it is named: who saves it gives it an id.
    value: [{ Name: 'note.txt', Type: 'text/plain', Size: 2 }],
    wrong: [{ Name: 'note.txt', Type: 'text/plain', Size: 2, FileId: '00000000-0000-4000-8000-000000000000' }],
    shown: 'note.txt',
  },
  {
    name: 'formerTitle',
    property: text(),
    field: {
      widget: 'select',
      choicesFrom: {
        call: 'searchChoices',
        input: { list: 'JobTitle', term: { $: 'search' }, chosen: { $: 'chosen' } },
        items: '/Items',
        value: '/Value',
        text: '/Text',
      },
    },
    value: 'rail-driver',
    wrong: 'emperor',
    shown: 'Rail Driver',
    cell: 'rail-driver',
  },
  {
    name: 'childcare',
    property: text({ maxLength: 40 }),
    field: { widget: 'text', visibleWhen: { $: 'form.Custom.children > 0' }, whenHidden: 'omit' },
    value: 'Grandparents',
    wrong: 'x'.repeat(41),
    shown: 'Grandparents',
  },
];

export const labelOf = (name: string) => `The ${name} of Pat`;
export const fieldId = (name: string) => `of-pat-${name.toLowerCase()}`;

/** The one file that an author writes for all of them. */
export const customerFieldsOverlay = JSON.stringify({
  id: 'of-pat',
  kind: 'overlay',
  operations: [
    { op: 'insert', in: 'form:user-profile', after: 'contact', value: { id: 'of-pat', title: 'Of Pat', group: [] } },
    ...customerFields.map(({ name, property, field, required }) => ({
      op: 'insert-field',
      form: 'user-profile',
      group: 'of-pat',
      record: 'UserProfileSave',
      name,
      ...(required && { required }),
      property,
      field: { width: 'half', ...field, id: fieldId(name), label: labelOf(name) },
      columns: ['people'],
    })),
  ],
});
