import { closest, type Fault } from '../../runtime/definitions/fault';
import type { Filter } from '../../runtime/definitions/shapes/filter';
import type { Field, Form, ListField } from '../../runtime/definitions/shapes/form';
import type { Path } from '../document';
import { type Draft, draftOf, valueAt, write } from '../overlay/draft';
import { type Definition, faultAt, originOf } from '../project/definition';
import type { Lookup } from './lookup';

/** A field that says of which other one it takes what it does not say itself. */
interface Borrowing {
  path: Path;
  same: string;
}

/** Whether some field of a form or filter is like another one. */
export const borrowsFields = (definition: Definition): boolean => borrowingIn(definition).length > 0;

/** A form or filter whose fields that are the same as others say all that those say, but for what they say themselves. */
export function withBorrowedFields(definition: Definition, forms: Lookup<Form | Filter>): Definition {
  const draft = draftOf(definition);
  const faults: Fault[] = [];
  for (const { path, same } of borrowingIn(definition)) borrow(draft, path, same, forms, faults);
  return { ...draft.definition, faults: [...definition.faults, ...faults] };
}

function borrow(draft: Draft, path: Path, same: string, forms: Lookup<Form | Filter>, faults: Fault[]): void {
  const { definition } = draft;
  const report = (message: string, suggestion?: string) => faults.push(faultAt(definition, 'unknown-field', [...path, 'same'], message, { suggestion }));
  const [formId = '', fieldId = ''] = same.split('/');
  const form = forms.find(formId);
  if (form === undefined) return void report(`There is no form "${formId}".`, closest(formId, forms.names()));
  if (!form.sound) return;
  const fields = fieldsOf(form);
  const other = fields.find(({ field }) => field.id === fieldId);
  const names = fields.map(({ field }) => `${formId}/${field.id}`);
  if (other === undefined) return void report(`The form "${formId}" has no field "${fieldId}".`, closest(same, names));
  if (other.field.same !== undefined) return void report(`The field "${same}" is itself the same as "${other.field.same}": name that one.`, other.field.same);
  const own = valueAt(definition.value, path) as object;
  for (const [key, value] of Object.entries(other.field))
    if (!Object.hasOwn(own, key)) write(draft, [...path, key], value, originOf(form, [...other.path, key]));
  write(draft, [...path, 'same'], undefined, originOf(definition, path));
}

function* partsBelow(part: unknown, path: Path): Generator<{ part: Record<string, unknown>; path: Path }> {
  if (typeof part !== 'object' || part === null) return;
  if (!Array.isArray(part) && Object.hasOwn(part, 'at')) {
    yield { part: part as Record<string, unknown>, path };
    yield* partsBelow((part as Partial<ListField>).list, [...path, 'list']);
  } else for (const [key, inner] of Object.entries(part)) yield* partsBelow(inner, [...path, Array.isArray(part) ? Number(key) : key]);
}

const fieldsBelow = (fields: unknown, path: Path): { field: Field; path: Path }[] =>
  [...partsBelow(fields, path)].flatMap((one) => (Object.hasOwn(one.part, 'fieldset') ? [] : { field: one.part as unknown as Field, path: one.path }));

/** The fields of a form, or those of each part of a filter. */
function fieldsOf({ kind, value }: Definition): { field: Field; path: Path }[] {
  if (kind === 'form') return fieldsBelow((value as Form).fields, ['fields']);
  return ((value as Filter).filters ?? []).flatMap(({ fields }, index) => fieldsBelow(fields, ['filters', index, 'fields']));
}

const borrowingIn = (definition: Definition): Borrowing[] =>
  fieldsOf(definition).flatMap((one) => (one.field.same === undefined ? [] : { path: one.path, same: one.field.same }));
