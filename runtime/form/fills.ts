import type { Fill } from '../definitions/shapes/form';
import { evaluate, holds, type Report, type Scope } from '../expressions/evaluate';
import { isEmptyValue, isWithin } from '../validation/pointer';

/** What fills need of a form. */
interface FillsOptions {
  fills: readonly Fill[];
  get(pointer: string): unknown;
  /** Whether the form has a field there. */
  has(pointer: string): boolean;
  /** Writes what is filled in. */
  write(pointer: string, value: unknown): void;
  /** What expressions read, with the values as they are now. */
  scope(): Scope;
  report?: Report | undefined;
}

/**
 * What is computed for the person. A value is filled in while it is empty, once the person has left a field that it comes from; it follows that
 * field until the person writes another value over it.
 */
export class Fills {
  readonly #changed = new Set<string>();
  readonly #filled = new Set<string>();

  constructor(private readonly options: FillsOptions) {}

  /** A person wrote this value. */
  typed(pointer: string): void {
    if (this.options.fills.length === 0) return;
    this.#changed.add(pointer);
    this.#filled.delete(pointer);
  }

  /** A person has left a field: whatever comes from what they changed is computed, and what comes from that. */
  run(): void {
    // A fill looks at each change once, so that two values that come from each other come to rest.
    for (let step = 0; this.#changed.size > 0 && step <= this.options.fills.length; step += 1) {
      const changed = [...this.#changed];
      this.#changed.clear();
      for (const fill of this.options.fills)
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
    const { options } = this;
    if (!options.has(at)) return;
    const before = options.get(at);
    const scope = options.scope();
    const follows = this.#filled.has(at) || (replaces !== undefined && holds(replaces.$, scope, options.report));
    if (!isEmptyValue(before) && !follows) return;
    const value = evaluate(expression.$, scope, options.report) ?? undefined;
    if (Object.is(value, before) || (isEmptyValue(value) && isEmptyValue(before))) return;
    options.write(at, value);
    this.#filled.add(at);
    this.#changed.add(at);
  }
}
