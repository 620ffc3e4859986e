import type { Field } from '../definitions/shapes/form';
import { evaluate, holds, type Report, resolveTemplate, type Scope } from '../expressions/evaluate';
import { givenOptions, withoutNulls } from '../expressions/given-options';
import { textOf } from '../expressions/text';
import { shownNumber, type ShownUnit, storedNumber } from '../format/quantity';
import type { FormPlan, PlannedField, PlannedGroup } from '../validation/form-plan';
import { unitOfField } from '../validation/field-unit';
import { isRequired, labelOf } from '../validation/validate-form';
import type { FormError } from '../validation/validate-form';
import { choicesOf } from './choices-of';

/** What a widget presents beside the value: label, help, placeholder, options and limits, with their expressions evaluated. */
interface FieldPresentation {
  label: string;
  help: string;
  helpAs: NonNullable<Field['helpAs']>;
  placeholder: string;
  options: Record<string, unknown>;
  /** A value that can be filled in with one press, and what the button says. */
  offer: { value: unknown; text: string } | undefined;
  /** What rules say of the value in the words of a schema: formatMinimum, maximum … */
  limits: Record<string, unknown>;
}

/** All that is shown of a field. Replaced, never changed: an equal object means nothing to draw. */
export interface FieldState {
  value: unknown;
  isVisible: boolean;
  isRequired: boolean;
  isReadOnly: boolean;
  isDisabled: boolean;
  presentation: FieldPresentation;
  errors: readonly FormError[];
}

export interface GroupState {
  isVisible: boolean;
  title: string;
  help: string;
}

export const noErrors: readonly FormError[] = [];

export type FieldConditions = Pick<FieldState, 'isVisible' | 'isRequired' | 'isReadOnly' | 'isDisabled'>;

/** The presentation of a field. Choices that the schema has need not be written again. */
export function fieldPresentation(planned: PlannedField, plan: FormPlan, scope: Scope, report?: Report): FieldPresentation {
  const { field, schema } = planned;
  const options = givenOptions(field.options, scope, report);
  const unit = unitOfField(field, scope);
  const items = Object.hasOwn(options, 'items') ? undefined : choicesOf(plan.form.data, schema);
  return {
    label: labelOf(planned, scope),
    // A record's description is for whoever reads the record; what people read stands in the form.
    help: textOf(field.help, scope, report),
    helpAs: field.helpAs ?? 'text',
    placeholder: textOf(field.placeholder, scope, report),
    options: { ...options, ...(items !== undefined && { items }), ...(unit !== undefined && { unit }) },
    offer: offerOf(planned, unit, scope, report),
    limits: limitsOf(planned, scope, report),
  };
}

/** What a field offers. A number in a unit is offered as it is shown: rounded as people type it. */
function offerOf({ field: { offer } }: PlannedField, unit: ShownUnit | undefined, scope: Scope, report?: Report): FieldPresentation['offer'] {
  if (offer === undefined) return undefined;
  const value = resolveTemplate(offer.value, scope, report) ?? undefined;
  if (value === undefined) return undefined;
  const isMeasured = typeof value === 'number' && unit !== undefined;
  return { value: isMeasured ? storedNumber(shownNumber(value, unit), unit) : value, text: textOf(offer.text, scope, report) };
}

const limitsOf = ({ limiting }: PlannedField, scope: Scope, report?: Report): Record<string, unknown> =>
  withoutNulls(
    Object.fromEntries(
      limiting.flatMap((rule) => {
        const own = { ...scope, options: resolveTemplate(rule.options ?? {}, scope, report) };
        return Object.entries(rule.validator?.limits ?? {}).map(([keyword, { $ }]) => [keyword, evaluate($, own, report)]);
      }),
    ),
  );

/** Whether a field or group shows: all its conditions hold. */
const isShown = ({ hidings }: PlannedField | PlannedGroup, scope: Scope, report?: Report): boolean =>
  hidings.every(({ source }) => holds(source, scope, report));

/**
 * What the conditions of a field say. A condition that fails closes the field: hidden, read-only, disabled. Where it is known whether the field shows, that
 * is not found out again.
 */
export function fieldConditions(planned: PlannedField, scope: Scope, report?: Report, isVisible = isShown(planned, scope, report)): FieldConditions {
  const { readOnlyWhen, enabledWhen } = planned.field;
  return {
    isVisible,
    isRequired: isRequired(planned, scope.form, scope, report),
    isReadOnly:
      planned.schema.readOnly === true ||
      planned.field.computed !== undefined ||
      (readOnlyWhen !== undefined && evaluate(readOnlyWhen.$, scope, report) !== false),
    isDisabled: enabledWhen !== undefined && !holds(enabledWhen.$, scope, report),
  };
}

export const groupState = (planned: PlannedGroup, scope: Scope, report?: Report): GroupState => ({
  isVisible: isShown(planned, scope, report),
  title: textOf(planned.group.title, scope, report),
  help: textOf(planned.group.help, scope, report),
});
