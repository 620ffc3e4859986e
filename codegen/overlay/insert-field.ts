import { closest } from '../../runtime/definitions/fault';
import type { OverlayOperation } from '../../runtime/definitions/shapes/overlay';
import { cellFor } from '../../runtime/format/cell-text';
import type { Path } from '../document';
import { originOf } from '../project/definition';
import { type Application, isSealed, putPart, remade } from './application';
import { type Draft, valueAt, write } from './draft';

type InsertField = Extract<OverlayOperation, { op: 'insert-field' }>;

/** Gives a record a property of the customer's own, below Custom, and a form the field that shows it. */
export function insertField(application: Application, operation: InsertField, path: Path): void {
  const { report, draft, ownDraft, names, written } = application;
  const form = draft('form', operation.form) ?? ownDraft('form', operation.form);
  if (!form) return report('unknown-form', [...path, 'form'], `There is no form "${operation.form}".`, { suggestion: closest(operation.form, names('form')) });
  const custom = customOf(application, operation, path);
  if (!custom) return;
  const { record, at } = custom;
  const property = [...at, 'properties', operation.name];
  if (valueAt(record.definition.value, property) !== undefined)
    return report('duplicate-id', [...path, 'name'], `The record "${operation.record}" has a property "${operation.name}" below Custom already.`);
  if (isSealed(record.definition.value, at)) return report('sealed', path, 'The base has sealed this record. Nothing can be added to it.');
  if (Object.hasOwn(operation.field, 'at'))
    return report('unknown-key', [...path, 'field', 'at'], `The field is at /Custom/${operation.name}: remove "at".`, { part: 'key' });
  if (typeof operation.field.id !== 'string')
    return report('missing-key', [...path, 'field'], 'The key "id" is missing: later changes refer to the field by it.');

  const field = remade(application, form, operation.field, { ...operation.field, at: `/Custom/${operation.name}` });
  if (!putPart(application, form, { before: operation.before, after: operation.after, into: operation.group }, path, field, [...path, 'field'])) return;
  write(record, property, operation.property, originOf(written, [...path, 'property']));
  insertColumns(application, operation, path);
  if (operation.required !== true) return;
  const required = (valueAt(record.definition.value, [...at, 'required']) as string[] | undefined) ?? [];
  write(record, [...at, 'required'], [...required, operation.name], originOf(written, [...path, 'required']));
}

/** In pixels: so wide that the labels people usually give can be read. */
const columnWidth = 170;

/** Shows the property in tables, under the label of the field. */
function insertColumns(application: Application, { columns = [], field, name, property }: InsertField, path: Path): void {
  const { report, draft, ownDraft, names } = application;
  columns.forEach((table, index) => {
    const from = [...path, 'columns', index];
    const target = draft('table', table) ?? ownDraft('table', table);
    if (!target) return report('unknown-definition', from, `There is no table "${table}".`, { suggestion: closest(table, names('table')) });
    putPart(
      application,
      target,
      { before: firstOfButtons(target) },
      from,
      {
        id: field.id,
        label: field.label ?? property.title ?? name,
        at: `/Custom/${name}`,
        ...cellFor(property, field.options),
        sortable: true,
        width: columnWidth,
      },
      from,
    );
  });
}

/** The first of the columns at the end of a table that show no value, such as buttons: what shows values stands before them. */
function firstOfButtons({ definition }: Draft): string | undefined {
  const columns = (valueAt(definition.value, ['columns']) ?? []) as { id?: string; at?: unknown; value?: unknown }[];
  const last = columns.findLastIndex(({ at, value }) => at !== undefined || value !== undefined);
  return columns[last + 1]?.id;
}

/** Where a record keeps what customers add: in its own Custom object, or in the record that Custom refers to. */
function customOf({ report, draft, names }: Application, { record: name }: InsertField, path: Path): { record: Draft; at: Path } | undefined {
  const record = draft('record', name);
  if (!record) {
    report('unknown-record', [...path, 'record'], `There is no record "${name}".`, { suggestion: closest(name, names('record')) });
    return undefined;
  }
  const custom = valueAt(record.definition.value, ['properties', 'Custom']) as { $ref?: unknown; type?: unknown } | undefined;
  const reference = typeof custom?.$ref === 'string' ? custom.$ref.replace(/^record:/, '') : undefined;
  const referred = reference === undefined ? undefined : draft('record', reference);
  if (referred) return { record: referred, at: [] };
  if (custom?.type === 'object') return { record, at: ['properties', 'Custom'] };
  report('no-custom-object', [...path, 'record'], `The record "${name}" has no property "Custom", so customers cannot add to it.`);
  return undefined;
}
