import { type FormPlan, valueOf } from '../validation/form-plan';
import { isEmptyValue } from '../validation/pointer';
import type { FormStoreOptions } from './form-state';

/** What it needs to know of a form. */
interface JudgedForm {
  readonly options: Pick<FormStoreOptions, 'late'>;
  readonly plan: Pick<FormPlan, 'fields'>;
  readonly data: unknown;
}

/** The values of a form that wait for the interpreter of schemas, which is loaded when the first of them is there. */
export class AwaitedJudgment {
  #hasFailed = false;
  #ending: Promise<void> | undefined;

  constructor(
    private readonly form: JudgedForm,
    /** Hears that the interpreter has come, or could not be loaded. */
    private readonly came: () => void,
  ) {}

  /** Whether a value cannot be judged yet. Where the interpreter could not be loaded, the server alone judges. */
  get isOpen(): boolean {
    return !this.#hasFailed && this.#isNeeded();
  }

  /** Looks at the values after a change: loads the interpreter where one of them needs it. What could not be loaded is tried again at the next change. */
  look(): void {
    if (this.#isNeeded()) void this.end();
  }

  /** Resolves once the values can be judged, or the interpreter could not be loaded. */
  end(): Promise<void> {
    this.#ending ??= this.#load();
    return this.#ending;
  }

  async #load(): Promise<void> {
    try {
      await this.form.options.late?.load();
    } catch {
      this.#hasFailed = true;
    }
    this.#ending = undefined;
    this.came();
  }

  /** Whether a field that comes from data has a value, and what judges it is not there. */
  #isNeeded(): boolean {
    const { options, plan, data } = this.form;
    return options.late?.isThere() === false && plan.fields.some((field) => field.isFromData && !isEmptyValue(valueOf(field, data)));
  }
}
