import type { Scope } from '../expressions/evaluate';
import { isWithin, plainPointer } from '../validation/pointer';
import { fieldMessage, type FormError } from '../validation/validate-form';
import { assignErrors } from './assign-errors';
import { noErrors } from './field-state';
import type { FormState } from './form-state';
import type { LiveFields } from './live-fields';

/** The code of a control that holds text which is no value of its kind. */
export const badInput = 'badInput';

type Shown = Pick<FormState, 'errors' | 'unplaced'>;

/**
 * The faults that are shown: those of the last validation, and refusals (by the server, or because a control cannot be read), each of which stays
 * until its field is edited.
 */
export class ShownFaults {
  #found: readonly FormError[] = noErrors;
  #refused: readonly FormError[] = noErrors;

  constructor(
    private readonly live: () => LiveFields,
    private readonly changed: (shown: Shown) => void,
  ) {}

  /** Replaces the faults of the last validation. */
  found(errors: readonly FormError[]): void {
    this.#show(errors, this.#refused);
  }

  /** The same for these fields only: the others have not been touched. */
  foundOf(fields: ReadonlySet<string>, errors: readonly FormError[]): void {
    const { byField } = this.#assign(errors);
    this.found([...byField].filter(([id]) => fields.has(id)).flatMap(([, own]) => own));
  }

  /** Replaces all refusals. */
  refused(errors: readonly FormError[]): void {
    this.#show(this.#found, errors);
  }

  /** Adds a refusal, and replaces one of the same field. */
  alsoRefused(error: FormError): void {
    this.refused([...this.#refused.filter(({ Field }) => Field !== error.Field), error]);
  }

  /** Whether the control of a field can be read. It cannot while it holds text that is no value of its kind; `scope` is what the message reads. */
  read(id: string, isReadable: boolean, scope: Scope): void {
    const live = this.live();
    const field = live.plan.fields.find((planned) => planned.id === id);
    if (field === undefined) return;
    const Field = live.place(field);
    if (!isReadable) {
      const Message = fieldMessage(field, { keyword: badInput, limit: field.schema.type }, { ...scope, form: live.effective });
      this.alsoRefused({ Field, Code: badInput, Message });
      return;
    }
    const rest = this.#refused.filter((error) => error.Field !== Field || error.Code !== badInput);
    if (rest.length < this.#refused.length) this.refused(rest);
  }

  /** A value was edited: its faults are removed. */
  edited(pointer: string): void {
    const place = plainPointer(this.live().data, pointer);
    const isElsewhere = ({ Field }: FormError) => !isWithin(Field, place) && !isWithin(place, Field);
    if ([...this.#found, ...this.#refused].every(isElsewhere)) return;
    this.#show(this.#found.filter(isElsewhere), this.#refused.filter(isElsewhere));
  }

  none(): void {
    this.#show(noErrors, noErrors);
  }

  #assign(errors: readonly FormError[]) {
    const live = this.live();
    return assignErrors(live.plan, live.data, errors, ({ id }) => live.isVisible(id));
  }

  #show(found: readonly FormError[], refused: readonly FormError[]): void {
    this.#found = found;
    this.#refused = refused;
    // Of a control that cannot be read nothing else is said: neither that it is empty, nor how it is wrong as something else.
    const unreadable = new Set(refused.filter(({ Code }) => Code === badInput).map(({ Field }) => Field));
    // What the form has found itself is not said a second time in the server's name.
    const isSaid = ({ Field, Code }: FormError) => found.some((own) => own.Field === Field && own.Code === Code);
    const errors = [...found.filter(({ Field }) => !unreadable.has(Field)), ...refused.filter((error) => error.Code === badInput || !isSaid(error))];
    const { byField, unplaced } = this.#assign(errors);
    const live = this.live();
    for (const { id } of live.plan.fields) live.showErrors(id, byField.get(id) ?? noErrors);
    this.changed({ errors: errors.length === 0 ? noErrors : errors, unplaced: unplaced.length === 0 ? noErrors : unplaced });
  }
}
