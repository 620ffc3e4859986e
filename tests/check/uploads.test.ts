import { expect, test } from 'vitest';
import { check } from '../support/shared-compiler';
import { project } from './planted';

// A file that is kept is sent before its form, as bytes: no form holds what is in one.

const widget = {
  name: 'files',
  description: 'Some files.',
  value: { type: 'array', items: { type: 'object' } },
  options: { type: 'object', additionalProperties: false, properties: {} },
  uploads: true,
};
const kept = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'record:StoredFile',
  title: 'StoredFile',
  type: 'object',
  additionalProperties: false,
  properties: { Name: { type: 'string', maxLength: 80 }, FileId: { type: 'string', format: 'uuid' } },
};
const noted = { type: 'object', additionalProperties: false, properties: { Name: { type: 'string', maxLength: 80 } } };

/** The faults of a form with a field for files. */
function faultsOf(items: object, more: object = {}) {
  const form = {
    id: 'scans',
    kind: 'form',
    data: { type: 'object', additionalProperties: false, properties: { Scans: { type: 'array', maxItems: 3, items } } },
    fields: [{ id: 'scans', at: '/Scans', widget: 'files', label: 'Scans', ...more }],
  };
  const planted = {
    'schemas/forms/scans.form.json': form,
    'widgets/files/files.widget.json': widget,
    'schemas/records/stored-file.schema.json': kept,
  };
  const source = new Map([...project, ...Object.entries(planted).map(([file, value]) => [file, JSON.stringify(value)] as const)]);
  return check(source).faults.flatMap(({ file, code, pointer }) => (file.endsWith('scans.form.json') ? [`${code} ${pointer}`] : []));
}

test('a field of kept files names the call that takes them', () => {
  expect(faultsOf({ $ref: 'record:StoredFile' })).toContain('missing-key /fields/0/widget');
});

test('a field of files that are not kept needs none', () => {
  expect(faultsOf(noted)).not.toContain('missing-key /fields/0/widget');
});
