import { closest, type Fault } from '../../runtime/definitions/fault';
import type { FaultCode } from '../../runtime/definitions/fault-codes';
import type { Actions } from '../../runtime/definitions/actions/later';
import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { ScopeSchemas } from '../../runtime/expressions/check';
import type { Path } from '../document';
import type { Query } from '../project/query-results';
import type { Definition, FaultDetail } from '../project/definition';

/** The check of one definition: the definition, the queries on its project, and the report of faults. */
export interface Check<Value = unknown> {
  definition: Definition<Value>;
  query: Query;
  report(code: FaultCode, path: Path, message: string, detail?: FaultDetail): void;
  faults: Fault[];
  /** Queries without recording a dependency. Only where `query` is also called for the part of the result that is used. */
  peek: Query;
}

/** What actions can name in the place where they stand. */
export interface ActionTargets {
  kind: 'screen' | 'dialog' | 'layout' | 'table';
  /** The declared data, each with what it answers. */
  data: Record<string, JsonSchema | undefined>;
  /** The variables of the screen. */
  state: Record<string, JsonSchema>;
  /** The form nodes by their id, each with its form. */
  forms: Record<string, string>;
  /** The flow of the screen. */
  flow?: string;
  /** What a dialog answers. */
  result?: JsonSchema;
  /** Not all of these names are known, because the fault lies elsewhere: none is reported as missing. */
  open?: boolean;
  /** What a table tells the screen. */
  events: Record<string, JsonSchema>;
  /** The actions by name; absent where none can be named, as in tables. */
  actions?: Record<string, Actions>;
  /** The names of the actions that are being done here. */
  doing?: readonly string[];
  /** The fragments by the id of their `use`. */
  fragments?: Record<string, string>;
}

/** Where something stands: the scope of its expressions, the data that may not have arrived, the targets of its actions. */
export interface Place {
  scope: ScopeSchemas;
  pending: ReadonlySet<string>;
  /** Something around it says what shows when there is nothing. */
  emptySaid?: boolean;
  targets: ActionTargets;
  /** It stands once for each element of a list. */
  repeated?: boolean;
}

/** The same place with one more variable. */
export const withVariable = (place: Place, name: string, schema: JsonSchema | undefined): Place => ({ ...place, scope: { ...place.scope, [name]: schema } });

/** Reports a name that no list has, with the one that was probably meant. */
export function reportUnknown(
  check: Check,
  code: FaultCode,
  path: Path,
  thing: string,
  name: string,
  names: Iterable<string>,
  part: 'key' | 'value' = 'value',
): void {
  check.report(code, path, `There is no ${thing} "${name}".`, { suggestion: closest(name, names), part });
}

/** Reports a name that its owner does not have. */
export function reportLacking(
  check: Check,
  code: FaultCode,
  path: Path,
  owner: string,
  thing: string,
  name: string,
  names: Iterable<string>,
  part: 'key' | 'value' = 'value',
): void {
  check.report(code, path, `${owner} has no ${thing} "${name}".`, { suggestion: closest(name, names), part });
}
