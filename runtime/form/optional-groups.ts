import type { ComponentType } from 'react';
import { resolveTemplate, type Scope } from '../expressions/evaluate';
import type { FormPlan, PlannedField, PlannedGroup } from '../validation/form-plan';
import { childPointer, isEmptyValue, valueAt } from '../validation/pointer';
import { KnownChoices } from './known-choices';
import { knownPart } from './lost-parts';

/** What optional groups need of their form. */
export interface OptionalGroupsForm {
  readonly plan: FormPlan;
  get(pointer: string): unknown;
  /** Writes as a person does. */
  set(pointer: string, value: unknown): void;
  readonly scope: Scope;
  readonly live: { effective: unknown };
  /** The group was added or taken away. */
  turned(group: string): void;
}

/** The groups of a form that show once a person has added them, or while one of their values is there, in the order in which they came. */
export class OptionalGroups {
  /** The ids of those that are there. Replaced, never changed. */
  added: readonly string[] = [];
  /** Names of what the data had and the form has no part for: it was left out when the form was opened. */
  lost: readonly string[] = [];
  /** What choices are called, for the sentence about what was added. */
  readonly choices = new KnownChoices();

  constructor(
    private readonly form: OptionalGroupsForm,
    /** Draws them, with what adds and removes them. */
    readonly view?: ComponentType,
  ) {}

  isAdded(group: string): boolean {
    return this.added.includes(group);
  }

  /** Begins with other data: answers what of it the form has parts for. */
  opened(data: unknown): unknown {
    const known = knownPart(this.form.plan, data);
    this.lost = known.lost;
    this.added = this.groups()
      .filter(({ id }) => this.fieldsOf(id).some(({ at }) => valueAt(known.data, at) !== undefined))
      .map(({ id }) => id);
    return known.data;
  }

  /** A value was written: its group is there from now on. */
  wrote(pointer: string): void {
    for (const { at, optional } of this.form.plan.fields)
      if (optional !== undefined && at === pointer && !this.isAdded(optional) && this.form.get(at) !== undefined)
        this.#turn([...this.added, optional], optional);
  }

  /** Adds a group, with what it starts with. */
  add(group: string): void {
    if (this.isAdded(group)) return;
    this.#turn([...this.added, group], group);
    const { starts } = this.groups().find(({ id }) => id === group)?.group ?? {};
    const values = resolveTemplate(starts ?? {}, { ...this.form.scope, form: this.form.live.effective }) as Record<string, unknown>;
    for (const [name, value] of Object.entries(values)) this.form.set(childPointer('', name), value);
  }

  /** Takes a group away, and its values. */
  remove(group: string): void {
    for (const { at } of this.fieldsOf(group)) {
      this.form.set(at, undefined);
      const list = at.includes('/~?') ? at.slice(0, at.indexOf('/~?')) : undefined;
      if (list !== undefined && isEmptyValue(this.form.get(list))) this.form.set(list, undefined);
    }
    this.#turn(
      this.added.filter((id) => id !== group),
      group,
    );
  }

  /** Takes all away. */
  clear(): void {
    for (const group of this.added) this.remove(group);
    this.lost = [];
  }

  /** All optional groups of the form. */
  groups(): PlannedGroup[] {
    return this.form.plan.nodes.flatMap((node) => (node.kind === 'group' && node.group.optional ? [node] : []));
  }

  fieldsOf(group: string): PlannedField[] {
    return this.form.plan.fields.filter(({ optional }) => optional === group);
  }

  #turn(added: readonly string[], group: string): void {
    this.added = added;
    this.form.turned(group);
  }
}

/** What keeps the groups that are added to a form with such groups. */
export const makeOptionalGroups = (form: OptionalGroupsForm): OptionalGroups => new OptionalGroups(form);

/** Those of a form that is drawn with them. */
export function optionalOf({ optional, options }: { optional: OptionalGroups | undefined; options: { form: { id: string } } }): OptionalGroups {
  if (optional === undefined) throw new Error(`The form "${options.form.id}" was opened without its optional groups.`);
  return optional;
}
