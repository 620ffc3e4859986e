import type { Fill } from '../definitions/shapes/form';
import { evaluate, holds, type Scope } from '../expressions/evaluate';
import type { FormPlan } from '../validation/form-plan';
import { isEmptyValue, isWithin } from '../validation/pointer';
import type { FormStoreOptions } from './form-state';

/** What fills need of a form. */
interface FilledForm {
  readonly options: Pick<FormStoreOptions, 'form' | 'report'>;
  readonly plan: Pick<FormPlan, 'fields'>;
  readonly scope: Scope;
  /** Its data as expressions read it. */
  readonly live: { readonly effective: unknown };
  get(pointer: string): unknown;
}

/**
 * What is computed for the person. A value is filled in while it is empty, once the person has left a field that it comes from; it follows that
 * field until the person writes another value over it.
 */
export class Fills {
  readonly #changed = new Set<string>();
  readonly #filled = new Set<string>();

  constructor(
    private readonly form: FilledForm,
    /** Writes what is filled in. */
    private readonly write: (pointer: string, value: unknown) => void,
  ) {}

  get #fills(): readonly Fill[] {
    return this.form.options.form.fills ?? [];
  }

  /** A person wrote this value. */
  typed(pointer: string): void {
    if (this.#fills.length === 0) return;
    this.#changed.add(pointer);
    this.#filled.delete(pointer);
  }

  /** A person has left a field: whatever comes from what they changed is computed, and what comes from that. */
  run(): void {
    // A fill looks at each change once, so that two values that come from each other come to rest.
    for (let step = 0; this.#changed.size > 0 && step <= this.#fills.length; step += 1) {
      const changed = [...this.#changed];
      this.#changed.clear();
      for (const fill of this.#fills)
        if (!changed.includes(fill.at) && fill.after.some((pointer) => changed.some((one) => isWithin(pointer, one) || isWithin(one, pointer))))
          this.#fill(fill);
    }
    this.#changed.clear();
  }

  /** Forgets: another record is in the form. */
  reset(): void {
    this.#changed.clear();
    this.#filled.clear();
  }

  #fill({ at, value: expression, replaces }: Fill): void {
    const { form } = this;
    const { report } = form.options;
    if (!form.plan.fields.some((field) => field.at === at)) return;
    const before = form.get(at);
    const scope = { ...form.scope, form: form.live.effective };
    const follows = this.#filled.has(at) || (replaces !== undefined && holds(replaces.$, scope, report));
    if (!isEmptyValue(before) && !follows) return;
    const value = evaluate(expression.$, scope, report) ?? undefined;
    if (Object.is(value, before) || (isEmptyValue(value) && isEmptyValue(before))) return;
    this.write(at, value);
    this.#filled.add(at);
    this.#changed.add(at);
  }
}
