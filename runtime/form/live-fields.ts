import type { FieldNode } from '../definitions/shapes/form';
import { holds, type Report, type Scope } from '../expressions/evaluate';
import { computedValue, isComputed, withComputed } from '../validation/computed';
import { type FormPlan, type Hiding, type PlannedField, valueOf } from '../validation/form-plan';
import { type Engines, isSeen, textsOf } from '../validation/formula-fields';
import { isWithin, plainPointer, valueAt, withValue } from '../validation/pointer';
import type { FormError } from '../validation/validate-form';
import { type Visibility, visibilityOf } from '../validation/visibility';
import { type Dependant, type Dependants, dependantsOf } from './dependants';
import { type FieldConditions, type FieldState, fieldConditions, fieldPresentation, type GroupState, groupState, noErrors } from './field-state';
import { sameJson } from '../validation/same-json';

/** A field as it is kept: how it is presented is found out when it is first asked for, since most fields of a long form do not show at once. */
type KeptField = Omit<FieldState, 'presentation'> & { presentation?: FieldState['presentation'] };

// Two conditions that clear each other's values would never settle.
const mostChanges = 10_000;

/**
 * The values of a form and what shows of each field. `write` changes a value at once; `settle` then evaluates what depends on the
 * changed values, and nothing else.
 */
export class LiveFields {
  data: unknown = {};
  /** The data without what hidden fields clear or omit: what conditions read, as on the server. */
  effective: unknown = {};
  readonly #dependants: Dependants;
  readonly #at = new Map<string, PlannedField[]>();
  readonly #fields = new Map<string, KeptField>();
  readonly #byId = new Map<string, PlannedField>();
  readonly #groups = new Map<string, GroupState>();
  readonly #shownBy = new Map<string, PlannedField[]>();
  #engines: Engines = new Map();
  /** The fields whose conditions hold. */
  readonly #visible = new Set<PlannedField>();
  #changed: string[] = [];

  constructor(
    readonly plan: FormPlan,
    private scope: Scope,
    private readonly tell: (id: string) => void,
    private readonly report?: Report,
    /** Whether a person has added the optional group. */
    private readonly isAdded: (group: string) => boolean = () => true,
  ) {
    this.#dependants = dependantsOf(plan);
    for (const field of plan.fields) {
      this.#byId.set(field.id, field);
      const beside = this.#at.get(field.at);
      if (beside === undefined) this.#at.set(field.at, [field]);
      else beside.push(field);
      if (!field.shownBy) continue;
      const others = this.#shownBy.get(field.shownBy.node);
      if (others === undefined) this.#shownBy.set(field.shownBy.node, [field]);
      else others.push(field);
    }
  }

  /** The state of a field; nothing where the form has none of this id. */
  field(id: string): FieldState | undefined {
    const kept = this.#fields.get(id);
    if (kept === undefined || isPresented(kept)) return kept;
    const planned = this.#byId.get(id);
    if (planned === undefined) return undefined;
    const state = { ...kept, presentation: fieldPresentation(planned, this.plan, this.#current(), this.report) };
    this.#fields.set(id, state);
    return state;
  }

  /** The state of a field that shows; nothing of one that is hidden. */
  shown(id: string): FieldState | undefined {
    return this.isVisible(id) ? this.field(id) : undefined;
  }

  /** Whether a field shows. */
  isVisible(id: string): boolean {
    return this.#fields.get(id)?.isVisible === true;
  }

  group(id: string): GroupState | undefined {
    return this.#groups.get(id);
  }

  /** The visibility after `settle`: the same as visibilityOf finds by evaluating every condition. */
  get visibility(): Visibility {
    return { visible: this.#visible, data: this.effective, engines: this.#engines };
  }

  /** Starts from this data: every field is evaluated. */
  start(given: unknown, scope: Scope = this.scope): void {
    const data = withComputed(this.plan, given, scope, this.report);
    this.data = data;
    this.scope = scope;
    this.#changed = [];
    const visibility = visibilityOf(this.plan, data, scope, this.report);
    this.effective = visibility.data;
    this.#engines = visibility.engines;
    const current = this.#current();
    for (const planned of this.plan.fields) {
      const before = this.#fields.get(planned.id);
      this.#replaceField(planned.id, {
        value: valueOf(planned, data),
        ...this.#conditions(planned, current, visibility.visible.has(planned)),
        ...this.#presented(planned, before, current),
        errors: before?.errors ?? noErrors,
      });
    }
    const startGroups = (nodes: FormPlan['nodes']): void => {
      for (const node of nodes)
        if (node.kind === 'group') {
          this.#replaceGroup(node.id, groupState(node, current, this.report));
          startGroups(node.nodes);
        }
    };
    startGroups(this.plan.nodes);
  }

  /** Writes a value; the fields that show it or a part of it know at once. Says whether anything changed. A property that comes back stands where it was in `opened`. */
  write(pointer: string, value: unknown, opened?: unknown): boolean {
    const data = withValue(this.data, pointer, value, opened);
    if (data === this.data) return false;
    this.data = data;
    const shown = this.#at.get(pointer) ?? [];
    if (!this.#isLost(pointer, ['clear', 'omit'])) this.effective = withValue(this.effective, pointer, value);
    this.#changed.push(pointer);
    const touching =
      shown.length > 0 && (typeof value !== 'object' || shown.every(({ stringList }) => stringList !== undefined))
        ? shown
        : this.plan.fields.filter(({ at }) => isWithin(at, pointer) || isWithin(pointer, at));
    for (const field of touching) this.#patch(field.id, { value: valueOf(field, data) });
    return true;
  }

  /** Evaluates everything that depends on the values written since the last call. */
  settle(): void {
    for (let step = 0; this.#changed.length > 0 && step < mostChanges; step += 1) {
      const pointer = this.#changed.shift() as string;
      this.#answer(pointer);
      const turned = this.#dependants.of(pointer).filter((dependant) => this.#evaluate(dependant));
      // Only after all fields: a value that one field clears may be shown by another.
      for (const at of new Set(turned.map((dependant) => (dependant.kind === 'field' ? dependant.at : '')))) this.#count(at);
    }
    this.#changed = [];
  }

  /** An optional group was added or removed: its fields are shown or hidden. */
  turned(group: string): void {
    for (const field of this.plan.fields) if (field.optional === group) this.#evaluate(field);
  }

  showErrors(id: string, errors: readonly FormError[]): void {
    const before = this.#fields.get(id)?.errors ?? noErrors;
    if (before !== errors && !(before.length === 0 && errors.length === 0) && !sameJson(before, errors)) this.#patch(id, { errors });
  }

  /** Gives the formulas an answer, and updates the fields that it shows or hides. */
  #answer(pointer: string): void {
    const answered = this.#at.get(pointer) ?? this.plan.fields.filter(({ at }) => isWithin(at, pointer) || isWithin(pointer, at));
    for (const { shownBy, at } of answered) {
      if (!shownBy) continue;
      const { node, name } = shownBy;
      const engine = this.#engines.get(node);
      if (!engine?.graph.fieldOf.has(name)) continue;
      const { fields, groups } = engine.set(name, { given: textsOf(valueAt(this.data, at)) });
      if (fields.length === 0 && groups.length === 0) continue;
      const names = new Set(fields);
      // A group that is shown or hidden shows or hides all its fields.
      const turned = (field: PlannedField) => groups.length > 0 || names.has(field.shownBy?.name ?? '');
      for (const field of this.#shownBy.get(node) ?? []) if (turned(field)) this.#evaluate(field);
    }
  }

  /** How a field is presented now, where it was asked for before; what says the same stays the same object. */
  #presented(planned: PlannedField, before: KeptField | undefined, current: Scope): Pick<KeptField, 'presentation'> {
    if (before?.presentation === undefined) return {};
    const presentation = fieldPresentation(planned, this.plan, current, this.report);
    return { presentation: sameJson(before.presentation, presentation) ? before.presentation : presentation };
  }

  #conditions(planned: PlannedField, current: Scope, isShown?: boolean): FieldConditions {
    const conditions = fieldConditions(planned, current, this.report, isShown);
    const seen = isSeen(this.#engines, planned);
    if (conditions.isVisible && seen) this.#visible.add(planned);
    else this.#visible.delete(planned);
    const isDrawn = seen && (planned.optional === undefined || this.isAdded(planned.optional));
    return conditions.isVisible && !isDrawn ? { ...conditions, isVisible: false } : conditions;
  }

  #current(): Scope {
    return { ...this.scope, form: this.effective };
  }

  /** Answers whether a field was shown or hidden by it. */
  #evaluate(dependant: Dependant): boolean {
    const current = this.#current();
    if (dependant.kind === 'group') {
      this.#replaceGroup(dependant.id, groupState(dependant, current, this.report));
      return false;
    }
    this.#compute(dependant, current);
    const before = this.#fields.get(dependant.id);
    const after = this.#conditions(dependant, current);
    this.#patch(dependant.id, { ...after, ...this.#presented(dependant, before, current) });
    return before !== undefined && before.isVisible !== after.isVisible;
  }

  /** Writes what a field's value is by its expression; what depends on it is looked at in turn. */
  #compute(planned: PlannedField, current: Scope): void {
    if (planned.field.computed === undefined) return;
    const value = computedValue(planned, current, this.report);
    if (!isComputed(this.data, planned.at, value)) this.write(planned.at, value);
  }

  /** Fields of a value were shown or hidden: the value is added to the effective data or left out of it. */
  #count(at: string): void {
    const value = valueAt(this.data, at);
    if (value === undefined) return;
    const counted = this.#isLost(at, ['clear', 'omit']) ? undefined : value;
    if (Object.is(valueAt(this.effective, at), counted)) return;
    this.effective = withValue(this.effective, at, counted);
    if (this.#isLost(at, ['clear'])) this.write(at, undefined);
    else this.#changed.push(at);
  }

  /** Whether no field shows the value, and a condition that hides it clears or omits it. */
  #isLost(at: string, ways: Hiding['whenHidden'][]): boolean {
    const fields = this.#at.get(at) ?? [];
    if (fields.length === 0 || fields.some(({ id }) => this.isVisible(id))) return false;
    const current = this.#current();
    return fields.some(({ hidings }) => hidings.some(({ source, whenHidden }) => ways.includes(whenHidden) && !holds(source, current)));
  }

  #patch(id: string, change: Partial<KeptField>): void {
    const before = this.#fields.get(id);
    if (before !== undefined) this.#replaceField(id, { ...before, ...change });
  }

  #replaceField(id: string, after: KeptField): void {
    const before = this.#fields.get(id);
    if (before !== undefined && (Object.keys(after) as (keyof FieldState)[]).every((name) => Object.is(before[name], after[name]))) return;
    this.#fields.set(id, after);
    this.tell(id);
  }

  #replaceGroup(id: string, after: GroupState): void {
    if (sameJson(this.#groups.get(id), after)) return;
    this.#groups.set(id, after);
    this.tell(id);
  }

  /** The plain JSON Pointer of a field's value. */
  place(field: PlannedField): string {
    return plainPointer(this.data, field.at);
  }
}

const isPresented = (field: KeptField): field is FieldState => field.presentation !== undefined;

/** Where the lists with rows stand. */
export const listsIn = (nodes: readonly FieldNode[]): string[] =>
  nodes.flatMap((node) => ('group' in node ? listsIn(node.group) : 'list' in node ? [node.at] : []));
