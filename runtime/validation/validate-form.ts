import { isBlankText } from '../format/plain-text';
import type { CompiledForm, CompiledRule, JsonSchema } from '../definitions/compiled';
import { holds, type Report, resolveTemplate, type Scope } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import type { ShownUnit } from '../format/quantity';
import { hasTooManyDecimals, limitInWords, unitOfField } from './field-unit';
import { type FormPlan, type OneOf, type PlannedField, planForm, valueOf } from './form-plan';
import { messageOf } from './messages';
import { isEmptyValue, isWithin, plainPointer, segmentsOf, valueAt, withValue } from './pointer';
import { essentialErrors, type FindSchemaErrors, type SchemaError } from './schema-errors';
import { type Visibility, visibilityOf } from './visibility';
import { translated } from '../format/language';
import { stringOf } from './string-of';

/** One fault of a form's data, as the server answers it. */
export interface FormError {
  /** Where, as a JSON Pointer. */
  Field: string;
  /** What kind, by a stable name: required, maxLength, a rule's code … */
  Code: string;
  Message: string;
}

const planOf = (form: CompiledForm | FormPlan): FormPlan => ('nodes' in form ? form : planForm(form));

/** The fields that show. */
export const visibleFields = (form: CompiledForm | FormPlan, data: unknown, scope: Scope): PlannedField[] => {
  const plan = planOf(form);
  const { visible } = visibilityOf(plan, data, scope);
  return plan.fields.filter((field) => visible.has(field));
};

/** The data as it is sent: without what hidden fields clear or omit, and without blank texts. Browser and server run this same function. */
export function dataToSend(form: CompiledForm | FormPlan, data: unknown, scope: Scope): unknown {
  const plan = planOf(form);
  const shown = visibilityOf(plan, data, scope).data;
  return plan.form.emptyCounts === true ? shown : plan.fields.reduce(withoutBlank, shown);
}

/** A blank text counts as none: empty where the schema allows that, else no value. */
function withoutBlank(data: unknown, planned: PlannedField): unknown {
  const value = valueOf(planned, data);
  const isBlank = typeof value === 'string' && value !== '' && isBlankText(value) && planned.schema.type === 'string';
  if (!isBlank || planned.schema.enum !== undefined) return data;
  return withValue(data, planned.at, Number(planned.schema.minLength ?? 0) > 0 ? undefined : '');
}

/** What the field is called: its label, else its title in the schema, else its name. */
export function labelOf({ field, schema, at }: Pick<PlannedField, 'field' | 'schema' | 'at'>, scope: Scope): string {
  if (field.label !== undefined) return textOf(field.label, scope);
  if (typeof schema.title === 'string') return schema.title;
  const last = segmentsOf(at).at(-1);
  return typeof last === 'string' ? last : translated('This value');
}

/** Whether the field must be filled: by its schema or by its condition. The scope's `form` is the data. */
export function isRequired({ field, requiredWhile }: PlannedField, data: unknown, scope: Scope, report?: Report): boolean {
  if (requiredWhile === 'always') return true;
  if (requiredWhile !== undefined && valueAt(data, requiredWhile.present) !== undefined) return true;
  return field.requiredWhen !== undefined && holds(field.requiredWhen.$, scope, report);
}

/** The message for a fault of a field: what the form or the widget says for its code, else the plain sentence. */
export const fieldMessage = (planned: PlannedField, error: Pick<SchemaError, 'keyword' | 'limit'>, scope: Scope): string => {
  const own = planned.field.errors;
  const unit = unitOfField(planned.field, scope);
  const limit = limitInWords(error.limit, error.keyword, unit);
  if (own !== undefined && Object.hasOwn(own, error.keyword))
    return textOf(own[error.keyword], { ...scope, limit: limit ?? null, limits: limitsOf(planned.schema, unit) });
  return messageOf({ keyword: error.keyword, limit }, labelOf(planned, scope));
};

const limitsOf = ({ minimum, maximum }: PlannedField['schema'], unit: ShownUnit | undefined) => ({
  minimum: limitInWords(minimum ?? null, 'minimum', unit),
  maximum: limitInWords(maximum ?? null, 'maximum', unit),
  inKeptUnit: unit?.kept === unit?.factor,
});

/**
 * All faults of the data, in the order of the fields. Browser and server run this same function. Whoever knows already what shows and what counts of the
 * data gives it as `visibility`: else every condition is looked at.
 */
export function validateForm(
  form: CompiledForm | FormPlan,
  data: unknown,
  scope: Scope,
  schemaErrors: FindSchemaErrors,
  report?: Report,
  visibility: Visibility = visibilityOf(planOf(form), data, scope, report),
): FormError[] {
  const plan = planOf(form);
  const current: Scope = { ...scope, form: visibility.data };
  const found = plan.fields.filter((field) => visibility.visible.has(field)).flatMap((field) => ownErrors(field, plan, visibility.data, current, report));
  // A missing whole is said by the fields of its parts; an empty value is said to be missing, and no more.
  const lacking = found.filter(({ Code }) => Code === 'required').map(({ Field }) => Field);
  const fromSchema = essentialErrors(schemaErrors(visibility.data ?? {}))
    .map((error) => placedError(plan, visibility, current, error))
    .filter(
      (error): error is FormError =>
        error !== undefined && !(error.Code === 'required' && lacking.some((place) => isWithin(error.Field, place))) && !lacking.includes(error.Field),
    );
  return inOrder(plan, visibility.data, [
    ...found,
    ...fromSchema,
    ...ruleErrors(plan, visibility, current, report),
    ...plan.oneOf.flatMap((oneOf) => unfilled(oneOf, visibility, current, report)),
  ]);
}

/** What a field finds without the schema of the whole: that it is empty, and for a field from data all of its schema. */
function ownErrors(planned: PlannedField, plan: FormPlan, data: unknown, scope: Scope, report?: Report): FormError[] {
  const value = valueOf(planned, data);
  const Field = plainPointer(data, planned.at);
  if (plan.form.emptyCounts === true ? value === undefined : isEmptyValue(value)) {
    if (isUnreadable(planned, data)) return [{ Field, Code: 'type', Message: fieldMessage(planned, { keyword: 'type' }, scope) }];
    return isRequired(planned, data, scope, report) ? [{ Field, Code: 'required', Message: fieldMessage(planned, { keyword: 'required' }, scope) }] : [];
  }
  if (hasTooManyDecimals(planned.field, value, scope)) {
    const error = { keyword: 'multipleOf', limit: 1 };
    return [{ Field, Code: 'multipleOf', Message: fieldMessage(planned, error, scope) }];
  }
  if (!planned.isFromData) return [];
  const errors = essentialErrors(interpreted(planned, plan)(value));
  const isMistyped = (pointer: string) => errors.some((error) => error.keyword === 'type' && error.pointer === pointer);
  // Of what has the wrong type nothing else is said: it is no choice and has no size.
  return errors
    .filter(({ keyword, pointer }) => keyword === 'type' || !isMistyped(pointer))
    .map((error) => ({ Field: `${Field}${error.pointer}`, Code: error.keyword, Message: partMessage(planned, error, scope) }));
}

/** Of a value of several parts: which part it is about, and its limit with the unit. */
function partMessage(planned: PlannedField, error: SchemaError, scope: Scope): string {
  const index = Number(error.pointer.slice(1));
  const part = error.pointer === '' ? undefined : (planned.schema.prefixItems as JsonSchema[] | undefined)?.[index];
  if (typeof part?.title !== 'string') return fieldMessage(planned, error, scope);
  const unit = part['x-unit'];
  const limit = typeof error.limit === 'number' && typeof unit === 'string' ? `${error.limit} ${unit}` : error.limit;
  return `${part.title}: ${fieldMessage(planned, { keyword: error.keyword, limit }, scope)}`;
}

/** Whether the stored list of strings holds something, of which the widget can read nothing. */
const isUnreadable = ({ at, stringList }: PlannedField, data: unknown): boolean => {
  const kept = stringList === undefined ? undefined : valueAt(data, at);
  return Array.isArray(kept) && kept.some((text) => typeof text === 'string' && !isBlankText(text));
};

/** The code of what is said only when a form is sent: of several fields none is filled. */
export const atLeastOneCode = 'atLeastOne';

function unfilled({ when, among, report: says, as }: OneOf, { visible, data }: Visibility, scope: Scope, report?: Report): FormError[] {
  const isAsked = among.length > 0 && (when === undefined || holds(when.$, scope, report));
  if (!isAsked || among.some((field) => visible.has(field) && !isEmptyValue(valueOf(field, data)))) return [];
  return says
    .filter((field) => visible.has(field))
    .map((field) => ({ Field: plainPointer(data, field.at), Code: atLeastOneCode, Message: fieldMessage(field, { keyword: as }, scope) }));
}

const interpreters = new WeakMap<PlannedField, FindSchemaErrors>();
function interpreted(planned: PlannedField, { interpret }: FormPlan): FindSchemaErrors {
  let find = interpreters.get(planned);
  if (find === undefined) {
    if (interpret === undefined) throw new Error('Fields that come from data are validated by an interpreter of schemas, which was not given.');
    find = interpret(planned.schema);
    interpreters.set(planned, find);
  }
  return find;
}

/** An error of the schema, on the field that shows it. What belongs to hidden fields only is no fault. */
function placedError(plan: FormPlan, { visible, data }: Visibility, scope: Scope, error: SchemaError): FormError | undefined {
  const around = plan.fields.filter((field) => isWithin(plainPointer(data, field.at), error.pointer));
  const shown = around.filter((field) => visible.has(field)).sort((left, right) => right.at.length - left.at.length)[0];
  if (shown === undefined && around.length > 0) return undefined;
  // A customer's own value is asked by the forms that show it: another form of the record does not lack it.
  if (around.length === 0 && error.keyword === 'required' && isWithin('/Custom', error.pointer)) return undefined;
  const isItself = shown !== undefined && plainPointer(data, shown.at) === error.pointer;
  const name = stringOf(segmentsOf(error.pointer).at(-1) ?? translated('The data'));
  const Message =
    shown === undefined ? messageOf(error, name) : isItself ? fieldMessage(shown, error, scope) : `${labelOf(shown, scope)}: ${messageOf(error, name)}`;
  return { Field: error.pointer, Code: error.keyword, Message };
}

function ruleErrors(plan: FormPlan, { visible, data }: Visibility, scope: Scope, report?: Report): FormError[] {
  return (plan.form.rules ?? [])
    .filter((rule) => {
      const fields = plan.fields.filter((field) => field.at === rule.at);
      return fields.length === 0 || fields.some((field) => visible.has(field));
    })
    .flatMap((rule) => {
      const own = ruleScope(rule, data, scope, report);
      if (own === undefined || holds(rule.validWhen.$, own, report)) return [];
      return [{ Field: plainPointer(data, rule.at), Code: rule.code ?? rule.id, Message: textOf(rule.message, own, report) }];
    });
}

/** What a rule reads; nothing where its validator is not asked. */
function ruleScope({ at, validator, options }: CompiledRule, data: unknown, scope: Scope, report?: Report): Scope | undefined {
  if (!validator) return scope;
  const value = valueAt(data, at);
  if (isEmptyValue(value) && !validator.evenEmpty) return undefined;
  return { ...scope, value: value ?? null, options: resolveTemplate(options ?? {}, scope, report) };
}

/** In the order of the fields, one of each kind at each place; what stands at no field comes last. */
function inOrder(plan: FormPlan, data: unknown, errors: FormError[]): FormError[] {
  const unique = new Map(errors.map((error) => [`${error.Field} ${error.Code}`, error]));
  const rank = (error: FormError) => {
    const index = plan.fields.findIndex((field) => isWithin(plainPointer(data, field.at), error.Field));
    return index === -1 ? plan.fields.length : index;
  };
  return [...unique.values()]
    .map((error) => ({ error, place: rank(error) }))
    .sort((left, right) => left.place - right.place)
    .map(({ error }) => error);
}
