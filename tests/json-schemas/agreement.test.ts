import Ajv from 'ajv';
import Ajv2019 from 'ajv/dist/2019';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formFromSchema } from '../../runtime/form/form-from-schema';
import { interpretSchema } from '../../runtime/validation/interpreter';
import { withValue } from '../../runtime/validation/pointer';
import { validateForm } from '../../runtime/validation/validate-form';
import { propertyRuns } from '../support/property-runs';
import { corpus } from './corpus';
import { mutantsOf } from './mutants';

const samples = corpus();
const perDocument = 40;

/** Draft 04 in the words of draft 07, which Ajv reads: only these differ. */
function inDraft07(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inDraft07);
  if (typeof value !== 'object' || value === null) return value;
  const { id, exclusiveMinimum, exclusiveMaximum, ...rest } = value as Record<string, unknown>;
  const walked: Record<string, unknown> = Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, inDraft07(part)]));
  for (const [name, limit, exclusive] of [
    ['exclusiveMinimum', 'minimum', exclusiveMinimum],
    ['exclusiveMaximum', 'maximum', exclusiveMaximum],
  ] as const) {
    if (exclusive === true) {
      walked[name] = walked[limit];
      delete walked[limit];
    } else if (exclusive !== undefined && exclusive !== false) walked[name] = inDraft07(exclusive);
  }
  // In a list of properties, `id` is one of them.
  if (typeof id === 'object') walked.id = inDraft07(id);
  return walked;
}

function oracle(schema: Record<string, unknown>): (data: unknown) => boolean {
  const dialect = String(schema.$schema);
  const { $schema: _dialect, ...rest } = (dialect.includes('draft-04') ? inDraft07(schema) : schema) as Record<string, unknown>;
  const ajv = dialect.includes('2019-09') ? new Ajv2019({ strict: false, logger: false }) : new Ajv({ strict: false, logger: false });
  addFormats(ajv);
  return ajv.compile(rest);
}

/** Why the two judge differently, where it is known. What is not known has no name and counts. */
interface Disagreement {
  schema: string;
  ajv: boolean;
  found: string;
  data: unknown;
}

describe('validity of public schemas', () => {
  test('the form and ajv agree on what is valid, in 99 of 100 documents at least', () => {
    const disagreements: Disagreement[] = [];
    let judged = 0;
    for (const { name, schema, documents } of samples) {
      const isValid = oracle(schema);
      const form = formFromSchema(schema);
      const find = interpretSchema(schema);
      for (const document of documents)
        for (const data of [document, ...fc.sample(mutantsOf(document, withValue), propertyRuns(perDocument, { always: true }))]) {
          judged += 1;
          const errors = validateForm(form, data, {}, find);
          if (isValid(data) !== (errors.length === 0))
            disagreements.push({ schema: name, ajv: isValid(data), found: errors.map(({ Field, Code }) => `${Field} ${Code}`).join(', '), data });
        }
    }
    const causes = new Map<string, number>();
    for (const { schema, ajv, found } of disagreements)
      causes.set(
        `${schema}: ajv says ${ajv ? 'valid' : 'invalid'}, the form ${found || 'valid'}`,
        (causes.get(`${schema}: ajv says ${ajv ? 'valid' : 'invalid'}, the form ${found || 'valid'}`) ?? 0) + 1,
      );
    console.log(
      [`${disagreements.length} of ${judged} documents judged differently`, ...[...causes].map(([cause, times]) => `${times} × ${cause}`)].join('\n'),
    );
    expect(judged).toBeGreaterThan(1_000);
    expect(disagreements.length / judged).toBeLessThanOrEqual(0.01);
  }, 180_000);
});
