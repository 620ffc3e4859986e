import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { FieldProps, Registry } from '@rjsf/utils';
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { widgetRegistry } from './rjsf-registry';

// We draw @rjsf's SchemaField without its Form. What it takes from us and gives to our field is not documented as an interface:
// a new release of @rjsf is taken only when this test has been read again.

test('the packages of @rjsf are of the one release that this was written for', () => {
  for (const name of ['core', 'utils', 'mui', 'validator-ajv8']) {
    expect(JSON.parse(readFileSync(`node_modules/@rjsf/${name}/package.json`, 'utf8'))).toMatchObject({ version: '6.10.1' });
  }
});

test('SchemaField gives our field the value, the resolved schema, the state and the messages', () => {
  const given: FieldProps[] = [];
  const base = widgetRegistry({ type: 'object', $defs: { Name: { type: 'string', maxLength: 5 } } });
  const registry = {
    ...base,
    fields: { ...base.fields, widget: (props: FieldProps) => (given.push(props), createElement('i', { id: props.fieldPathId.$id })) },
  } as unknown as Registry;
  const draw = (readonly: boolean) =>
    renderToStaticMarkup(
      createElement(SchemaField, {
        name: 'name',
        schema: { $ref: '#/$defs/Name' },
        uiSchema: { 'ui:field': 'widget', 'ui:title': 'Name', 'ui:help': 'Short.', 'ui:labelPlace': 'above' },
        formData: 'Ada Lovelace',
        errorSchema: { __errors: ['Too long.'] },
        fieldPathId: { $id: 'form-name', path: ['name'] },
        required: true,
        disabled: false,
        readonly,
        registry,
        onChange: () => {},
        onBlur: () => {},
        onFocus: () => {},
      }),
    );
  const fixed = draw(true);
  expect(given).toHaveLength(1);
  expect(given[0]).toMatchObject({
    name: 'name',
    formData: 'Ada Lovelace',
    schema: { type: 'string', maxLength: 5 },
    required: true,
    readonly: true,
    rawErrors: ['Too long.'],
    fieldPathId: { $id: 'form-name', path: ['name'] },
  });
  // What must be filled in is marked, unless nobody can.
  expect(fixed).toContain('for="form-name">Name</label><i id="form-name">');
  expect(draw(false)).toMatch(
    /<label class="field-label" id="form-name-label" for="form-name">Name<span.*<i id="form-name"><\/i><p class="field-help" id="form-name-help">Short\.<\/p><p class="field-fault" id="form-name-fault">Too long\.<\/p>/,
  );
});
