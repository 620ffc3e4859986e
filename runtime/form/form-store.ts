import type { Scope } from '../expressions/evaluate';
import { type FormPlan, planForm } from '../validation/form-plan';
import { isWithin, valueAt } from '../validation/pointer';
import { atLeastOneCode, dataToSend, type FormError, validateForm } from '../validation/validate-form';
import { AwaitedJudgment } from './awaited-judgment';
import { Changes } from './changes';
import { withDefaults } from './defaults-of';
import { noErrors } from './field-state';
import { Fills } from './fills';
import { afterTyping, initialState, type FormState, type FormStoreOptions } from './form-state';
import { Listeners } from './listeners';
import { listsIn, LiveFields } from './live-fields';
import type { OptionalGroups } from './optional-groups';
import { sameJson } from '../validation/same-json';
import { badInput, ShownFaults } from './shown-faults';

const formKey = '';
// No field's id: those begin with a letter.
const scopeKey = '#scope';
const drawnOf = (plan: FormPlan) => plan.fields.map(({ field, schema }) => [field, schema]);

/** One form's data, faults and progress. Knows no React: components subscribe to the field they draw, by its id. */
export class FormStore {
  live!: LiveFields;
  /** While this holds, a submission may lack what must be filled. */
  isPartial = false;
  #scope: Scope;
  #initial: unknown;
  #isPending = false;
  #state: FormState = initialState;
  readonly #touched = new Set<string>();
  readonly #dirty = new Changes();
  readonly #listeners = new Listeners();
  readonly #faults = new ShownFaults(
    () => this.live,
    (shown) => this.#update(shown),
  );
  readonly #fills: Fills;
  readonly #judgment: AwaitedJudgment;
  /** The groups that a person adds, and has added. */
  readonly optional: OptionalGroups | undefined;
  #callOff = () => {};
  /** What is typed is based on: the record as it was read, as it was saved and not read again, or as it was before a save that was on its way. */
  #basis: 'read' | 'saved' | 'older' = 'read';
  /** Where lists with rows stand. */
  readonly #lists: ReadonlySet<string>;

  constructor(readonly options: FormStoreOptions) {
    this.#scope = options.scope ?? {};
    this.#fills = new Fills(this, (pointer, value) => this.#write(pointer, value));
    this.#judgment = new AwaitedJudgment(this, () => (this.#validateLater(), this.#update({}, true)));
    this.optional = options.optional?.(this);
    this.#lists = new Set(listsIn(options.form.fields));
    const data = options.data ?? {};
    this.#plan(options.isNew === true ? withDefaults(options.form.data, data) : data);
    this.#initial = this.data;
  }

  get plan(): FormPlan {
    return this.live.plan;
  }

  get data(): unknown {
    return this.live.data;
  }

  /** Whether it could be sent as it is, but for what is said only then. */
  get isValid(): boolean {
    return !this.#judgment.isOpen && this.firstFault === undefined;
  }

  /** What keeps it from being right, in a sentence; nothing where it is. */
  get firstFault(): string | undefined {
    return this.#errors().find(({ Code }) => Code !== atLeastOneCode)?.Message ?? this.#state.errors.find(({ Code }) => Code === badInput)?.Message;
  }

  get scope(): Scope {
    return this.#scope;
  }

  /** The data that the form was opened with, or that was saved last. */
  get opened(): unknown {
    return this.#initial;
  }

  get state(): FormState {
    return this.#state;
  }

  readonly subscribe = (id: string, listener: () => void): (() => void) => this.#listeners.add(id, listener);
  /** Any change of the data or of the state of the whole. */
  readonly subscribeAll = (listener: () => void): (() => void) => this.#listeners.add(formKey, listener);
  /** A change of what the form reads from beside it: session, settings, input, today. */
  readonly subscribeScope = (listener: () => void): (() => void) => this.#listeners.add(scopeKey, listener);

  get = (pointer: string): unknown => valueAt(this.data, pointer);

  /** Writes a value that a person has given. Its old errors no longer hold. */
  set(pointer: string, value: unknown): void {
    if (!this.#write(pointer, value)) return;
    if (this.#lists.has(pointer)) this.#rowsChanged(pointer);
    this.#fills.typed(pointer);
    this.#clearAfter(pointer);
  }

  /** The fields of the rows are made anew; a fault that was shown may be that of another row now. */
  #rowsChanged(list: string): void {
    for (const pointer of this.#dirty) if (pointer !== list && isWithin(list, pointer)) this.#dirty.delete(pointer);
    this.#faults.none();
    this.#plan(this.data);
    this.#update({ isDirty: this.#dirty.areThere }, true);
  }

  /** What belonged to the value before goes, and what belonged to that. */
  #clearAfter(pointer: string): void {
    const cleared = this.plan.fields.flatMap(({ at, field }) => (at === pointer ? (field.clears ?? []) : []));
    for (const one of cleared) if (this.#write(one, undefined)) this.#clearAfter(one);
  }

  #write(pointer: string, value: unknown): boolean {
    if (!this.live.write(pointer, value, this.#initial)) return false;
    this.optional?.wrote(pointer);
    if (sameJson(valueAt(this.#initial, pointer), value)) this.#dirty.delete(pointer);
    else this.#dirty.add(pointer);
    this.#faults.edited(pointer);
    this.#update({ isDirty: this.#dirty.areThere }, true);
    this.#judgment.look();
    if (!this.#isPending) {
      this.#isPending = true;
      (this.options.defer ?? queueMicrotask)(() => this.flush());
    }
    this.#validateLater();
    return true;
  }

  /** Looks at everything that waits. */
  flush(): void {
    this.#isPending = false;
    this.live.settle();
  }

  /** The person has left the field: what comes from it is filled in, and from now on its faults are shown while they are made. */
  touch(id: string): void {
    this.flush();
    this.#fills.run();
    if (this.#touched.has(id)) return;
    this.#touched.add(id);
    this.#validateLater();
  }

  /** New session, settings or input. Fields that come from data are made anew where that data changed. */
  setScope(scope: Scope): void {
    if (sameJson(scope, this.#scope)) return;
    this.#scope = scope;
    this.#plan(this.data);
    this.#listeners.tell(scopeKey);
  }

  /** All faults, each shown on its field. Of a part nothing is said of what is missing. */
  validate(isPartial = false): FormError[] {
    this.flush();
    this.#fills.run();
    this.flush();
    const errors = this.#errors().filter(({ Code }) => !isPartial || Code !== 'required');
    for (const field of this.plan.fields) this.#touched.add(field.id);
    this.#faults.none();
    this.#faults.found(errors);
    this.#update({ refusals: this.#state.refusals + (errors.length > 0 ? 1 : 0) });
    return errors;
  }

  /** Faults that the server found. Each is shown until its field is edited. */
  refuse(errors: readonly FormError[]): void {
    this.#faults.refused(errors);
    this.#update({ isSubmitting: false, refusals: this.#state.refusals + 1 });
  }

  /** Whether the field's control can be read. It cannot while it holds text that is no value of its kind, such as half a date. */
  read(id: string, isReadable: boolean): void {
    const field = this.plan.fields.find((planned) => planned.id === id);
    if (field === undefined) return;
    if (isReadable) this.#faults.accepted(this.live.place(field), badInput);
    else this.#faults.unreadable(field, { ...this.#scope, form: this.live.effective });
  }

  /** Whether what a person typed into a field can be read. Where it cannot, it is a change all the same. */
  typed(id: string, isReadable: boolean): void {
    if (this.#dirty.typed(id, isReadable)) this.#update({ isDirty: this.#dirty.areThere }, true);
  }

  /** Calls have told what choices of a field are called. */
  learn(field: string, items: readonly { value: unknown; text: string }[]): void {
    if (this.optional?.choices.learn(field, items) === true) this.#update({}, true);
  }

  /** A group was added or taken away. */
  turned(group: string): void {
    this.live.turned(group);
    this.#update({}, true);
  }

  /** What is sent: without what hidden fields clear or omit. */
  dataToSend(): unknown {
    this.flush();
    return dataToSend(this.plan, this.data, this.#scope);
  }

  /** Validates and sends; the answer's errors land on their fields. Says whether it was accepted. */
  async submit(send: (data: unknown) => Promise<readonly FormError[] | undefined> | readonly FormError[] | undefined): Promise<boolean> {
    const { isPartial } = this;
    if (this.#state.isSubmitting) return false;
    if (this.#judgment.isOpen) {
      this.#update({ isSubmitting: true });
      await this.#judgment.end();
      this.#update({ isSubmitting: false });
    }
    if (this.validate(isPartial).length > 0) return false;
    this.#update({ isSubmitting: true });
    try {
      const errors = (await send(this.dataToSend())) ?? noErrors;
      if (errors.length > 0) this.refuse(errors);
      return errors.length === 0;
    } finally {
      this.#update({ isSubmitting: false });
    }
  }

  /** Back to the start, or to this data: what was saved is the new start. */
  reset(data: unknown = this.#initial): void {
    this.#callOff();
    this.#touched.clear();
    this.#dirty.forget();
    this.#fills.reset();
    // What was sent is the same data: what was added stays, filled or not.
    this.#plan(data, data !== this.data);
    this.#initial = this.data;
    this.#basis = 'read';
    this.#faults.none();
    this.#update(initialState, true);
  }

  /** The submission under way has saved this data: it is the new start, unless the form was reset meanwhile. What was typed since stays, not saved yet. */
  saved(data: unknown): void {
    if (!this.#state.isSubmitting) return;
    if (data === this.data) this.reset(data);
    this.#initial = data;
    this.#dirty.since(data, this.data, this.#lists, this.plan.fields);
    this.#basis = this.#dirty.size > 0 ? 'older' : 'saved';
    this.#update({ isDirty: this.#dirty.areThere, isSubmitting: false }, true);
  }

  /** The record as it is now. It replaces what nobody has edited: all of it, or what stands beside that which was typed during or after a save. */
  refresh(data: unknown): void {
    if (this.#state.isDirty && this.#basis !== 'older' && !(this.#basis === 'saved' && this.#dirty.areBeside(this.#initial, data))) return;
    const [typed, unreadable] = [[...this.#dirty].map((pointer) => [pointer, this.get(pointer)] as const), this.#dirty.unreadable];
    this.reset(data);
    for (const [pointer, value] of typed) if (this.#write(pointer, value) && this.#lists.has(pointer)) this.#rowsChanged(pointer);
    for (const field of unreadable) this.typed(field, false);
  }

  #plan(given: unknown, isOther = this.live === undefined): void {
    const plan = planForm(this.options.form, this.options, { ...this.#scope, form: given });
    const isSame = this.live !== undefined && (plan === this.live.plan || sameJson(drawnOf(plan), drawnOf(this.plan)));
    if (isSame) this.live.plan.formulas = plan.formulas;
    else
      this.live = new LiveFields(
        plan,
        this.#scope,
        (id) => this.#listeners.tell(id),
        this.options.report,
        (group) => this.optional?.isAdded(group) ?? true,
      );
    const data = isOther && this.optional ? this.optional.opened(given) : given;
    this.live.start(data, this.#scope);
    this.#judgment.look();
    if (!isSame) this.#update({}, true);
  }

  #errors = (): FormError[] => {
    // While a change waits to be looked at, what shows is found anew.
    const known = this.#isPending ? undefined : this.live.visibility;
    return validateForm(this.plan, this.data, this.#scope, this.options.schemaErrors, this.options.report, known);
  };

  #validateLater(): void {
    if (this.#touched.size === 0) return;
    this.#callOff();
    this.#callOff = (this.options.later ?? afterTyping)(() => {
      this.flush();
      const isSaid = (error: FormError) => error.Code !== atLeastOneCode || this.#state.refusals > 0;
      this.#faults.foundOf(this.#touched, this.#errors().filter(isSaid));
    });
  }

  #update(change: Partial<FormState>, always = false): void {
    const isSame = (Object.keys(change) as (keyof FormState)[]).every((name) => Object.is(change[name], this.#state[name]));
    if (!isSame) this.#state = { ...this.#state, ...change };
    if (!isSame || always) this.#listeners.tell(formKey);
  }
}
