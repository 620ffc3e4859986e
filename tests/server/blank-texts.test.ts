import { expect } from 'vitest';
import type { JsonSchema } from '../../runtime/definitions/compiled';
import { valueAt, withValue } from '../../runtime/validation/pointer';
import { sampleValue } from '../../server/demo/sample-value';
import { seededRandom } from '../../server/demo/seeded-random';
import { faultsInWritten } from '../../server/foundation/validation';
import { testDefinitions } from './support/definitions';
import { faultsOf } from './support/test-server';
import { withServer } from './support/fixture';

// Made from the definitions: a new text that people read is tried as soon as its schema says minLength. The habit 'own blanks' keeps other tests for
// blanks out of the code.
const { test, server } = withServer();
const blanks = ['   ', '\u200b', '\u2060', '\u2800', '\u3164', '\u00a0\u2003', '\ufeff\u00ad', '\u180e\ufe0f', '\n\t'];

/** The texts of a schema that may not be empty, each as a pointer into an example. */
function textsOf(schema: JsonSchema, at = ''): string[] {
  if (schema.type === 'string' || (Array.isArray(schema.type) && schema.type.includes('string')))
    return Number(schema.minLength ?? 0) > 0 && schema.enum === undefined ? [at] : [];
  const within = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).flatMap(([name, part]) => textsOf(part, `${at}/${name}`));
  return schema.items === undefined ? within : [...within, ...textsOf(schema.items as JsonSchema, `${at}/0`)];
}

const cases = Object.values(testDefinitions().for('lakeside').operations).flatMap(({ id, body }) =>
  body === undefined ? [] : textsOf(body).map((at) => ({ id, body, at })),
);

test('every text of a call that may not be empty may not be blank', () => {
  expect(cases.length).toBeGreaterThan(50);
  const accepted = cases.flatMap(({ id, body, at }) => {
    const valid = sampleValue(body, seededRandom(1));
    const [parent = ''] = /^.*(?=\/)/.exec(at) ?? [];
    if (valueAt(valid, parent) === undefined) return [];
    return blanks.flatMap((blank) => {
      const faults = faultsInWritten(body, withValue(valid, at, blank));
      return faults.some(({ Field }) => Field === at) ? [] : [`${id} ${at} ${JSON.stringify(blank)}`];
    });
  });
  expect(accepted).toEqual([]);
});

// What the closed list of rich text takes out is not there afterwards.
const blankHtml = [
  '<p>&nbsp;</p>',
  '<p>&nbsp</p>',
  '<p>&ThinSpace;</p>',
  '<p>&#8203</p>',
  '<p>&it;</p>',
  '<!-- a > b -->',
  '<style>p { color: red }</style>',
  '<script>alert(1)</script>',
  '<img src="https://example.com/a.png">',
  '<svg><text></text></svg>',
  '<p title="a > b"></p>',
];

test('rich text that may not be empty may not be blank once it is cleaned', () => {
  const placeOf = (at: string) => at.replace(/\/([^/]+)/g, (_, name: string) => (name === '0' ? '/items' : `/properties/${name}`));
  const rich = cases.filter(({ body, at }) => (valueAt(body, placeOf(at)) as JsonSchema).contentMediaType === 'text/html');
  expect(rich.length).toBeGreaterThan(0);
  const accepted = rich.flatMap(({ id, body, at }) =>
    blankHtml
      .filter(
        (html) =>
          !faultsInWritten(body, withValue(sampleValue(body, seededRandom(1)), at, html)).some(({ Field, Code }) => Field === at && Code === 'minLength'),
      )
      .map((html) => `${id} ${at} ${html}`),
  );
  expect(accepted).toEqual([]);
});

test.each(blanks)('a program of one\u2019s own cannot be named %j', async (Name) => {
  const pat = await server.as('pat@lakeside.example');
  const PersonalDetails = { Name, StartDate: '2026-10-30T00:00:00-05:00', EndDate: '2026-12-30T00:00:00-06:00', TrackerId: 105, Days: 3 };
  const answer = await pat.post('/userprograms/joinprograms', [{ ProgramId: 'x', IsPersonal: true, PersonalDetails }]);
  expect(answer.status).toBe(400);
  expect(faultsOf(answer as never)).toContain('minLength /0/PersonalDetails/Name');
});
