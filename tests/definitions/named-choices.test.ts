import { expect, test } from 'vitest';
import type { FieldNode } from '../../runtime/definitions/shapes/form';
import { choicesOf } from '../../runtime/form/choices-of';
import { schemaAt } from '../../runtime/validation/schema-at';
import { testDefinitions } from '../server/support/definitions';

/** The fields that people see of a node, with those of its groups. The rows of lists have a schema of their own. */
const fieldsOf = (node: FieldNode): FieldNode[] => ('group' in node ? node.group.flatMap(fieldsOf) : [node]);

// The values of an enum are for programs. Shown as they are, they are English in every language, and are written like LastYear.
test('a field whose schema lists words says what people read of each', () => {
  const found = Object.values(testDefinitions().for(null).forms).flatMap((form) =>
    form.fields.flatMap(fieldsOf).flatMap((node) => {
      if (!('at' in node) || 'list' in node || 'fieldset' in node) return [];
      // What a call answers and what the widget itself lists have names of their own.
      const { items, timeZones } = (node.options ?? {}) as { items?: unknown; timeZones?: boolean };
      if (node.choicesFrom !== undefined || items !== undefined || timeZones === true) return [];
      const choices = choicesOf(form.data, schemaAt(form.data, node.at)?.schema ?? {});
      const isUnnamed = choices?.some(({ value, text }) => typeof value === 'string' && value === text && /\p{L}/u.test(value));
      return isUnnamed === true ? [`${form.id}/${node.id}`] : [];
    }),
  );
  expect(found).toEqual([]);
});
