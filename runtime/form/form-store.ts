import type { Scope } from '../expressions/evaluate';
import { type FormPlan, planForm } from '../validation/form-plan';
import { isWithin, valueAt } from '../validation/pointer';
import { atLeastOneCode, dataToSend, type FormError, validateForm } from '../validation/validate-form';
import { AwaitedJudgment } from './awaited-judgment';
import { withDefaults } from './defaults-of';
import { noErrors } from './field-state';
import { Fills } from './fills';
import { FormRecord } from './form-record';
import { afterTyping, initialState, type FormState, type FormStoreOptions } from './form-state';
import { Listeners } from './listeners';
import { listsIn, LiveFields } from './live-fields';
import type { OptionalGroups } from './optional-groups';
import { ReportedData } from './reported-data';
import { sameJson } from '../validation/same-json';
import { badInput, ShownFaults } from './shown-faults';
import { TouchedFields } from './touched-fields';

// Neither is the id of a field: those begin with a letter.
const [formKey, scopeKey] = ['', '#scope'];
const drawnOf = (plan: FormPlan) => plan.fields.map(({ field, schema }) => [field, schema]);

/** One form's data, faults and progress. Knows no React: components subscribe to the field they draw, by its id. */
export class FormStore {
  live!: LiveFields;
  /** While this holds, a submission may lack what must be filled. */
  isPartial = false;
  #scope: Scope;
  #isPending = false;
  #state: FormState = initialState;
  readonly #touched: TouchedFields;
  readonly #listeners = new Listeners();
  readonly #faults = new ShownFaults(
    () => this.live,
    (shown) => this.#update(shown),
  );
  readonly #fills: Fills;
  readonly #judgment: AwaitedJudgment;
  /** The groups that a person adds, and has added. */
  readonly optional: OptionalGroups | undefined;
  /** Looks at controls whose text nothing has looked at since it was typed. */
  lookAtTyped: () => void = () => {};
  readonly #record: FormRecord;
  readonly #reported: ReportedData;

  constructor(readonly options: FormStoreOptions) {
    this.#scope = options.scope ?? {};
    this.#fills = new Fills(this, (pointer, value) => this.#write(pointer, value));
    this.#judgment = new AwaitedJudgment(this, () => (this.#touched.judgeLater(), this.#update({}, true)));
    this.optional = options.optional?.(this);
    this.#touched = new TouchedFields(options.later ?? afterTyping, (touched) => {
      this.flush();
      const isSaid = (error: FormError) => error.Code !== atLeastOneCode || this.#state.refusals > 0;
      this.#faults.foundOf(touched, this.#errors().filter(isSaid));
    });
    this.#record = new FormRecord({
      lists: new Set(listsIn(options.form.fields)),
      data: () => this.data,
      fields: () => this.plan.fields,
      restart: (data) => this.#restart(data),
      rewrite: (pointer, value) => void (this.#write(pointer, value) && this.#rowsChanged(pointer)),
      stepped: ({ isChanged, phase, refusals }, isData) => this.#update({ isDirty: isChanged, isSubmitting: phase !== 'open', refusals }, isData),
    });
    const data = options.data ?? {};
    this.#plan(options.isNew === true ? withDefaults(options.form.data, data) : data);
    this.#record.opened = this.data;
    this.#reported = new ReportedData(this.data, options.form.adds !== undefined);
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
    return this.#record.opened;
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
    this.#rowsChanged(pointer);
    this.#fills.typed(pointer);
    this.#clearAfter(pointer);
  }

  /** The fields of the rows are made anew; a fault that was shown may be that of another row now. */
  #rowsChanged(list: string): void {
    const { lists, changes } = this.#record;
    if (!lists.has(list)) return;
    for (const pointer of changes) if (pointer !== list && isWithin(list, pointer)) changes.delete(pointer);
    this.#faults.none();
    this.#plan(this.data);
    this.#record.changed();
  }

  /** What belonged to the value before goes, and what belonged to that. */
  #clearAfter(pointer: string): void {
    const cleared = this.plan.fields.flatMap(({ at, field }) => (at === pointer ? (field.clears ?? []) : []));
    for (const one of cleared) if (this.#write(one, undefined)) this.#clearAfter(one);
  }

  #write(pointer: string, value: unknown): boolean {
    if (!this.live.write(pointer, value, this.opened)) return false;
    this.optional?.wrote(pointer);
    this.#record.wrote(pointer, value);
    this.#faults.edited(pointer);
    this.#record.changed();
    this.#judgment.look();
    const isFirst = !this.#isPending;
    this.#isPending = true;
    if (isFirst) (this.options.defer ?? queueMicrotask)(() => this.flush());
    this.#touched.judgeLater();
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
    if (this.#touched.add(id)) this.#touched.judgeLater();
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
    this.#touched.add(...this.plan.fields.map(({ id }) => id));
    this.#faults.none();
    this.#faults.found(errors);
    if (errors.length > 0) this.#record.take({ type: 'invalid' });
    return errors;
  }

  /** Faults that the server found. Each is shown until its field is edited. */
  refuse(errors: readonly FormError[]): void {
    this.#faults.refused(errors);
    this.#record.take({ type: 'refused' });
  }

  /** Whether the field's control can be read. It cannot while it holds text that is no value of its kind, such as half a date. */
  read(id: string, isReadable: boolean): void {
    this.#faults.read(id, isReadable, this.#scope);
  }

  /** Whether what a person typed into a field can be read. Where it cannot, it is a change all the same. */
  typed(id: string, isReadable: boolean): void {
    if (this.#record.changes.typed(id, isReadable)) this.#record.changed();
  }

  /** The ids of the fields whose controls hold text that a person typed and that cannot be read. */
  get unreadable(): readonly string[] {
    this.lookAtTyped();
    return this.#record.changes.unreadable;
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
    return this.#record.submit({
      canJudge: !this.#judgment.isOpen,
      judge: () => this.#judgment.end(),
      check: () => this.validate(isPartial).length === 0,
      send: async () => {
        const errors = (await send(this.dataToSend())) ?? noErrors;
        if (errors.length > 0) this.refuse(errors);
        return errors.length === 0;
      },
    });
  }

  /** Back to the start, or to this data, which is the new start. */
  reset(data: unknown = this.opened): void {
    this.#restart(data);
    this.#record.take({ type: 'reset' }, true);
  }

  #restart(data: unknown): void {
    this.#touched.forget();
    this.#record.changes.forget();
    this.#fills.reset();
    // What was sent is the same data: what was added stays, filled or not.
    this.#plan(data, data !== this.data);
    this.#record.opened = this.data;
    this.#faults.none();
  }

  /** The submission under way has saved this data. */
  saved(data: unknown): void {
    this.lookAtTyped();
    this.#record.saved(data);
  }

  /** The record was read again. */
  refresh(data: unknown): void {
    this.#record.refresh(data);
    if (!this.#state.isDirty) this.#reported.replaced(this.data);
  }

  /** The person paused, or left a field or the form. Returns the data to tell the screen; undefined where it knows it. */
  paused(isFirst = false): { data: unknown } | undefined {
    const reported = this.#reported;
    const opens = isFirst && reported.isFirst;
    const [effect] = this.#record.take({ type: 'paused', isOther: reported.isOther(this.data), isFirst: opens });
    return effect && { data: reported.report(this.dataToSend(), this.plan.fields, this.unreadable) };
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

  #update(change: Partial<FormState>, always = false): void {
    const isSame = (Object.keys(change) as (keyof FormState)[]).every((name) => Object.is(change[name], this.#state[name]));
    if (!isSame) this.#state = { ...this.#state, ...change };
    if (!isSame || always) this.#listeners.tell(formKey);
  }
}
