import { holds, type Report, type Scope } from '../expressions/evaluate';
import type { FormPlan, PlannedField } from './form-plan';
import { type Engines, enginesOf, isSeen } from './formula-fields';
import { valueAt, withoutValues } from './pointer';

/** What a form shows of some data, and what of the data counts. */
export interface Visibility {
  visible: ReadonlySet<PlannedField>;
  /** The data without the values of hidden fields that are cleared or omitted: what conditions read and what is sent. */
  data: unknown;
  /** The formulas that show and hide fields, with the answers in the data. */
  engines: Engines;
}

// Two conditions that hide each other would never settle; the last round counts, in the browser as on the server.
const mostRounds = 20;

/** Which of the fields show. A condition reads the data as it is sent, so that browser and server decide alike. */
export function visibilityOf(plan: FormPlan, data: unknown, scope: Scope, report?: Report): Visibility {
  const engines = enginesOf(plan, data);
  let effective = data;
  let visible = new Set<PlannedField>();
  for (let round = 0; round < mostRounds; round += 1) {
    const current: Scope = { ...scope, form: effective };
    const held = new Map<string, boolean>();
    const holdsNow = (source: string) => {
      const known = held.get(source) ?? holds(source, current, report);
      held.set(source, known);
      return known;
    };
    const shown = new Set(plan.fields.filter((field) => isSeen(engines, field) && field.hidings.every(({ source }) => holdsNow(source))));
    const isSettled = round > 0 && shown.size === visible.size && plan.fields.every((field) => shown.has(field) === visible.has(field));
    visible = shown;
    if (isSettled) break;
    const next = withoutHidden(plan, data, visible, holdsNow);
    // Nothing that a condition could read has changed.
    if (next === effective) break;
    effective = next;
  }
  return { visible, data: effective, engines };
}

function withoutHidden(plan: FormPlan, data: unknown, visible: ReadonlySet<PlannedField>, holdsNow: (source: string) => boolean): unknown {
  if (visible.size === plan.fields.length) return data;
  // A value that another, visible field shows is not hidden.
  const shown = new Set([...visible].map((field) => field.at));
  const lost = plan.fields.filter(
    (field) =>
      !visible.has(field) &&
      !shown.has(field.at) &&
      valueAt(data, field.at) !== undefined &&
      field.hidings.some(({ source, whenHidden }) => whenHidden !== 'keep' && !holdsNow(source)),
  );
  return withoutValues(
    data,
    lost.map((field) => field.at),
  );
}
