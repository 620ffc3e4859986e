import type { JsonSchema, Revision } from '../runtime/definitions/compiled';
import type { Fault } from '../runtime/definitions/fault';
import { type Checked, createChecker } from './checker';
import { withLanguages } from './language/languages-of';
import type { Project } from './project/project';
import type { Source } from './source';
import { validatorModule } from './validators';
import { failureText } from '../runtime/validation/string-of';

/** What comes of a source: a revision for the base and each customer that has overlays, and all faults. */
export interface Compiled {
  /** Absent when the base has faults: then there is nothing to run. */
  base?: Revision;
  /** Customers with overlays. One whose overlays have faults is not here: it stays on the base. */
  customers: Record<string, Revision>;
  faults: Fault[];
  checked: Checked;
}

/** Checks and compiles a whole project, once. */
export const compile = (source: Source): Compiled => createCompiler()(source);

/** Checks and compiles a project again and again; what an edit does not concern is taken from before, of the checker too. */
export function createCompiler(check = createChecker()): (source: Source) => Compiled {
  const revisions = new WeakMap<Project, Revision>();
  const revisionFor = (project: Project): Revision => {
    const revision = revisions.get(project) ?? withLanguages(project, validatorFor);
    revisions.set(project, revision);
    return revision;
  };
  return (source) => {
    const checked = check(source);
    if (checked.base.faults.length > 0) return { customers: {}, faults: checked.faults, checked };
    const sound = checked.customers.filter(({ faults }) => faults.length === 0);
    const base = revisionFor(checked.base.project);
    const made = sound.map(({ customer, project }) => ({ customer, ...revisionOrFault(customer, () => revisionFor(project)) }));
    return {
      base,
      customers: Object.fromEntries(made.flatMap(({ customer, revision }) => (revision ? [[customer, revision]] : []))),
      faults: [...checked.faults, ...made.flatMap(({ fault }) => (fault ? [fault] : []))],
      checked,
    };
  };
}

/** A customer's revision. What the check has overlooked concerns that customer alone: it stops neither the server nor the others. */
function revisionOrFault(customer: string, make: () => Revision): { revision?: Revision; fault?: Fault } {
  try {
    return { revision: make() };
  } catch (error) {
    const message = `With the overlays of "${customer}" the definitions cannot be compiled: ${failureText(error)}.`;
    return { fault: { code: 'check-failed', file: `schemas/customers/${customer}`, line: 1, column: 1, pointer: '', message } };
  }
}

const byContent = new Map<string, string>();
const byObject = new WeakMap<object, string>();

/** A form's validator. Making one takes far longer than anything else here, so one is kept for each content. */
function validatorFor(data: object): string {
  const known = byObject.get(data);
  if (known !== undefined) return known;
  const content = JSON.stringify(data);
  const made = byContent.get(content) ?? validatorModule(data as JsonSchema);
  byContent.set(content, made);
  byObject.set(data, made);
  return made;
}
