import type { CompiledForm } from '../definitions/compiled';
import type { Fieldset } from '../definitions/shapes/fieldset';
import type { FormulasMapping } from '../definitions/shapes/formulas';
import type { Report, Scope } from '../expressions/evaluate';
import type { SubschemaValidators } from '../validation/compiled-validator';
import type { FindSchemaErrors, InterpretSchema } from '../validation/schema-errors';
import type { LateInterpreter } from '../validation/late-interpreter';
import type { FormError } from '../validation/validate-form';
import { noErrors } from './field-state';
import type { OptionalGroups, OptionalGroupsForm } from './optional-groups';

export interface FormStoreOptions {
  form: CompiledForm;
  fieldsets?: Record<string, Fieldset>;
  formulas?: Record<string, FormulasMapping>;
  /** The record as it is. */
  data?: unknown;
  /** A record that does not exist yet gets the schema's defaults, once. */
  isNew?: boolean;
  /** session, settings, input … all but `form`. */
  scope?: Scope;
  schemaErrors: FindSchemaErrors;
  /** Tells alternatives apart while they are drawn; without it, their schemas are interpreted. */
  subschemas?: SubschemaValidators | undefined;
  /** Judges the values of fields that come from data. */
  interpret?: InterpretSchema | undefined;
  /** The interpreter that `interpret` is of, where it is loaded once a value needs it. */
  late?: LateInterpreter | undefined;
  report?: Report;
  /** Makes what keeps the groups that a person adds. It is loaded for the forms that have any; without it, all groups show. */
  optional?: ((form: OptionalGroupsForm) => OptionalGroups) | undefined;
  /** When dependants are looked at after a change; by default at the end of the event. */
  defer?: (run: () => void) => void;
  /** When a touched field is validated again after typing; gives what calls it off. */
  later?: (run: () => void) => () => void;
}

/** How the form as a whole stands. Replaced, never changed. */
export interface FormState {
  isDirty: boolean;
  isSubmitting: boolean;
  /** How often it was refused: the summary takes the focus when this grows. */
  refusals: number;
  /** Every error that is shown. */
  errors: readonly FormError[];
  /** Those that no visible field shows. */
  unplaced: readonly FormError[];
}

/** When a touched field is validated again, where nothing else is said. */
export const afterTyping = (run: () => void): (() => void) => {
  const timer = setTimeout(run, 200);
  return () => clearTimeout(timer);
};

/** A form that nobody has touched. */
export const initialState: FormState = { isDirty: false, isSubmitting: false, refusals: 0, errors: noErrors, unplaced: noErrors };
