import type { OverlayOperation } from '../../runtime/definitions/shapes/overlay';
import kinds from './field-kinds.json';

/** What a kind of field is made of, and what its author is asked. */
interface FieldKind {
  says: string;
  widget: string;
  property: Record<string, unknown>;
  field?: Record<string, unknown>;
  asks: string[];
}

/** The kinds of fields that can be made without knowing JSON Schema. */
export const fieldKinds = kinds as Record<string, FieldKind>;

/** What an author says of a new field. */
export interface NewField {
  form: string;
  record: string;
  name: string;
  label: string;
  kind: string;
  required: boolean;
  /** The part behind which it stands; without it at the end. */
  after?: string | undefined;
  help?: string | undefined;
  choices?: string[] | undefined;
  /** The name of the list that is searched. */
  list?: string | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  pattern?: string | undefined;
  /** The tables that show it too. */
  columns?: string[] | undefined;
}

/** The operation that adds the field. */
export function fieldOperation(asked: NewField): OverlayOperation {
  const kind = fieldKinds[asked.kind] as FieldKind;
  const { form, record, name, label, required, after, help, columns, minimum, maximum, pattern, list } = asked;
  const items = asked.choices?.map((text) => ({ value: dashed(text), text }));
  const values = items?.map(({ value }) => value);
  const isList = kind.property.type === 'array';
  const property = {
    ...kind.property,
    title: label,
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(pattern !== undefined && { pattern }),
    ...(values && (isList ? { items: { ...(kind.property.items as object), enum: values }, ...(required && { minItems: 1 }) } : { enum: values })),
  };
  const choicesFrom = kind.field?.choicesFrom as { input: object } | undefined;
  const field = {
    id: dashed(name),
    widget: kind.widget,
    label,
    ...kind.field,
    ...(choicesFrom && { choicesFrom: { ...choicesFrom, input: { ...choicesFrom.input, list } } }),
    ...(items && { options: { ...(kind.field?.options as object | undefined), items } }),
    ...(help !== undefined && help !== '' && { help }),
    ...(pattern !== undefined && { errors: { pattern: `${label} does not look as it should.` } }),
  };
  return {
    op: 'insert-field',
    form,
    ...(after !== undefined && { after }),
    record,
    name,
    ...(required && { required }),
    property,
    field,
    ...(columns && columns.length > 0 && { columns }),
  };
}

/** The words of a text as the id of a part: badgeNumber and Badge number are badge-number. */
export const dashed = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** The words of a text as the name of a property: Badge number is badgeNumber. */
export const propertyName = (text: string): string =>
  dashed(text)
    .replace(/^[0-9-]+/, '')
    .replace(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase())
    .slice(0, 40);
