import { isDeepStrictEqual } from 'node:util';
import { closest, type Fault } from '../../runtime/definitions/fault';
import type { Catalogue, Item } from '../../runtime/definitions/shapes/catalogue';
import type { OperationDefinition } from '../../runtime/definitions/shapes/operation';
import type { Overlay, OverlayOperation } from '../../runtime/definitions/shapes/overlay';
import type { Path } from '../document';
import { type Definition, faultAt, originOf } from '../project/definition';
import { definitionKinds, kindNamed } from '../project/definition-kinds';
import { addressesOf, namedPartsOf, namesList, pathOf } from './address';
import { type Application, isSealed, putPart, remade } from './application';
import { type Draft, draftOf, splice, valueAt, write } from './draft';
import { type Part, partsOf } from './expand';
import { insertEntry } from './insert-entry';
import { insertField } from './insert-field';
import { isOfLost, isUnderstood, lostNames, operationsOf } from './understood';
import { hasNamedParts, isFixed, itemPath } from './item-parts';
import { stringOf } from '../../runtime/validation/string-of';

/** The kinds an overlay may change. */
const changeable = Object.keys(definitionKinds).filter((name) => kindNamed(name)?.parts !== undefined);
/** What makes a base property what it is: rows already stored, other customers and the server's code rely on it. */
const structural = ['type', '$ref', 'items', 'properties', 'additionalProperties', 'const', 'anyOf', 'oneOf', 'allOf', '$id', '$schema', 'title'];
/** What names a definition or a part: others address it by this. */
const naming = ['id', 'kind', '$schema'];

/** The definition to change is wrong itself: nothing can be said of the change, and no revision comes of it. */
class UnsoundBase extends Error {}

/**
 * The base's definitions with a customer's overlays applied, in order, and `added`, the customer's own, with the fields that overlays give them. Definitions
 * that no overlay changes are the base's own objects. Of an overlay with
 * faults of its own the operations that can be understood are applied all the same, so that the author is told all faults at once; nothing is compiled of it.
 */
export function applyOverlays(
  base: readonly Definition[],
  overlays: readonly Definition<Overlay>[],
  added: readonly Definition[] = [],
): { definitions: Definition[]; added: Definition[]; faults: Fault[]; lost: ReadonlySet<string> } {
  const drafts = new Map<Definition, Draft>();
  const faults: Fault[] = [];
  const keyOf = (kind: string, id: string) => `${kind}:${id}`;
  const known = new Map(base.map((definition) => [keyOf(definition.kind, definition.id), definition]));
  const ownOnes = new Map(added.map((definition) => [keyOf(definition.kind, definition.id), definition]));
  const draft = (kind: string, id: string): Draft | undefined => draftIn(known, kind, id);
  const ownDraft = (kind: string, id: string): Draft | undefined => draftIn(ownOnes, kind, id);
  const draftIn = (all: ReadonlyMap<string, Definition>, kind: string, id: string): Draft | undefined => {
    const definition = all.get(keyOf(kind, id));
    if (!definition || !changeable.includes(kind)) return undefined;
    if (!definition.sound) throw new UnsoundBase();
    const found = drafts.get(definition) ?? { ...draftOf(definition), ...(kind === 'item' && { catalogue: catalogueOf(definition) }) };
    drafts.set(definition, found);
    return found;
  };
  const catalogueOf = ({ value }: Definition): Catalogue | undefined => {
    const catalogue = known.get(keyOf('catalogue', (value as Item).catalogue));
    return catalogue?.sound === true ? (catalogue.value as Catalogue) : undefined;
  };
  const names = (kind: string) => [...base, ...ownOnes.values()].flatMap((definition) => (definition.kind === kind ? definition.id : []));
  const templates = new Map(base.flatMap((one) => (one.kind === 'overlay-operation' ? [[one.id, one as Definition<OperationDefinition>]] : [])));
  const lost = new Set(lostNames(overlays));
  const parts = overlays.flatMap((overlay) =>
    operationsOf(overlay).flatMap((operation, index) =>
      isUnderstood(overlay, index) ? partsOf({ document: overlay.document, value: operation, within: ['operations', index] }, { templates, faults, lost }) : [],
    ),
  );
  // What operations make is there for all others, whichever file comes first.
  const made = parts.flatMap((part) => ('made' in part ? part.made : []));
  for (const definition of made) ownOnes.set(keyOf(definition.kind, definition.id), definition);
  for (const part of parts) if ('operation' in part) applyPart(part, { draft, ownDraft, names }, faults);
  const changed = (definition: Definition) => drafts.get(definition)?.definition ?? definition;
  return {
    definitions: base.map(changed),
    added: [...added, ...made].map(changed),
    faults: faults.filter((fault) => !isOfLost(fault, lost)),
    lost,
  };
}

/** Applies one operation. Of one that stands for others, faults and origins are told where its author wrote it. */
function applyPart({ operation, notes, by }: Extract<Part, { operation: unknown }>, known: Omit<Application, 'written' | 'report'>, faults: Fault[]): void {
  const home = originOf(operation, []).path;
  const noted = (draft: Draft | undefined): Draft | undefined => {
    for (const [container, origins] of notes) draft?.definition.origins?.set(container, origins);
    return draft;
  };
  const application: Application = {
    ...known,
    written: operation,
    draft: (kind, id) => noted(known.draft(kind, id)),
    ownDraft: (kind, id) => noted(known.ownDraft(kind, id)),
    report: (code, path, message, detail) => {
      const isOwnWord = by !== undefined && originOf(operation, path).path.length === home.length;
      faults.push(faultAt(operation, code, path, isOwnWord ? `${message} This comes from "${by}".` : message, detail));
    },
  };
  try {
    applyOperation(application, operation.value, []);
  } catch (error) {
    if (!(error instanceof UnsoundBase)) throw error;
  }
}

function applyOperation(application: Application, operation: OverlayOperation, path: Path): void {
  if (operation.op === 'insert-field') return insertField(application, operation, path);
  const draft = targetOf(application, operation.in, [...path, 'in']);
  if (!draft) return;
  if (operation.op === 'set') return set(application, operation, path, draft);
  if (operation.op === 'insert-entry') {
    const at = valueToChange(application, operation, path, draft);
    return at && insertEntry(application, operation, path, draft, at);
  }
  if (draft.definition.kind === 'record')
    return application.report('sealed', [...path, 'op'], 'Properties of a record of the base cannot change. Add your own with the operation "insert-field".');
  if (operation.op === 'remove') return remove(application, operation, path, draft);
  if (operation.op === 'move') return move(application, operation, path, draft);
  insert(application, operation, path, draft);
}

function targetOf({ draft, ownDraft, names, report }: Application, target: string, path: Path): Draft | undefined {
  const [kind = '', id = ''] = target.split(/:(.*)/s);
  const found = draft(kind, id);
  if (found) return found;
  const own = ownDraft(kind, id);
  // What an operation has made has no file of its own to change.
  if (own?.definition.within !== undefined) return own;
  if (own) return report('wrong-place', path, `The ${kind} "${id}" is the customer's own: change ${own.definition.document.file} itself.`), undefined;
  if (!changeable.includes(kind))
    report(
      'unknown-definition',
      path,
      `"${kind}" is not a kind of definition that overlays can change. Write the kind and the id, such as form:user-profile.`,
      {
        suggestion: closest(kind, changeable),
      },
    );
  else report('unknown-definition', path, `There is no ${kind} "${id}".`, { suggestion: closest(id, names(kind)) });
  return undefined;
}

/** Finds the part an operation is about, and refuses it where the base has sealed it. */
function partOf({ report }: Application, draft: Draft, node: string, path: Path): Path | undefined {
  const found = pathOf(draft, node);
  const isList = !found && draft.definition.kind === 'item' && itemPath(draft.definition.value, draft.catalogue, node) !== undefined;
  if (isList) report('wrong-place', path, `"${node}" is a list: name one of its parts.`);
  else if (!found)
    report(
      'unknown-node',
      path,
      `${draft.definition.kind} "${draft.definition.id}" has no part "${node}".`.replace(/^./, (letter) => letter.toUpperCase()),
      { suggestion: closest(node, addressesOf(draft)) },
    );
  return found;
}

function set(application: Application, operation: Extract<OverlayOperation, { op: 'set' }>, path: Path, draft: Draft): void {
  const at = valueToChange(application, operation, path, draft);
  if (!at) return;
  const { was, to } = operation;
  const is = valueAt(draft.definition.value, at);
  if (!isDeepStrictEqual(is, was))
    return application.report(
      'overlay-conflict',
      [...path, 'was'],
      `The base has changed: this was ${shown(was)}, is now ${shown(is)}, and the overlay wants ${shown(to)}.`,
    );
  write(draft, at, to, originOf(application.written, [...path, 'to']));
}

/** Where a value of a part stands that an operation changes; nothing where it may not. */
function valueToChange(
  application: Application,
  { node, property }: Pick<Extract<OverlayOperation, { op: 'set' }>, 'node' | 'property'>,
  path: Path,
  draft: Draft,
): Path | undefined {
  const part = node === undefined ? [] : partOf(application, draft, node, [...path, 'node']);
  if (!part) return undefined;
  const { definition, catalogue } = draft;
  const at = [...part, property];
  const refuse = (code: Fault['code'], place: Path, message: string) => (application.report(code, place, message), undefined);
  const said = [...path, 'property'];
  if (isSealed(definition.value, part)) return refuse('sealed', path, 'The base has sealed this part. It cannot be changed.');
  if (naming.includes(property)) return refuse('sealed', said, `"${property}" names a part, and others refer to it by this, so it cannot change.`);
  if (definition.kind === 'item' && isFixed(catalogue, at)) return refuse('sealed', said, `Stored data relies on "${property}", so it cannot change.`);
  if (definition.kind === 'item' && hasNamedParts(definition.value, catalogue, at))
    return refuse('sealed', said, `The parts of "${property}" have names: change them one by one.`);
  if (definition.kind === 'record' && (part.length === 0 || structural.includes(property)))
    return refuse('base-type-changed', said, 'The type of a property of the base cannot change: stored rows and other customers rely on it.');
  return at;
}

const shown = (value: unknown): string => (value === undefined ? 'absent' : JSON.stringify(value));

function remove(application: Application, { node }: Extract<OverlayOperation, { op: 'remove' }>, path: Path, draft: Draft): void {
  const part = partOf(application, draft, node, [...path, 'node']);
  if (!part) return;
  if (isSealed(draft.definition.value, part)) return application.report('sealed', path, 'The base has sealed this part. It cannot be removed.');
  const key = part.at(-1);
  if (typeof key === 'number') splice(draft, part.slice(0, -1), key, 1);
  else write(draft, part, undefined, originOf(application.written, path));
}

function insert(application: Application, operation: Extract<OverlayOperation, { op: 'insert' }>, path: Path, draft: Draft): void {
  const { id } = operation.value as { id?: unknown };
  const isItem = draft.definition.kind === 'item';
  if (typeof id !== 'string' && !isItem)
    return application.report('missing-key', [...path, 'value'], 'The key "id" is missing: later changes refer to the part by it.');
  const key = namedPartsOf(draft.definition);
  if (key === undefined || namesList(operation.into)) putPart(application, draft, operation, path, operation.value, [...path, 'value']);
  else insertNamed(application, operation, path, draft, key, stringOf(id));
}

/** Puts in a part that stands by its name under a key: a state of a flow, a constant, a guard. Such parts have no order. */
function insertNamed(
  application: Application,
  operation: Extract<OverlayOperation, { op: 'insert' }>,
  path: Path,
  draft: Draft,
  key: string,
  name: string,
): void {
  const { report, written } = application;
  const { definition } = draft;
  if (operation.before !== undefined || operation.after !== undefined)
    return report('wrong-place', path, `The parts of ${definition.kind} "${definition.id}" have names and no order: remove "before" and "after".`);
  const around = operation.into === undefined ? [] : partOf(application, draft, operation.into, [...path, 'into']);
  if (!around) return;
  const { id: _name, ...part } = operation.value as { id?: unknown };
  const place = [...around, key, name];
  if (!/^[A-Za-z][A-Za-z0-9]{0,39}$/.test(name))
    return report('wrong-value', [...path, 'value', 'id'], 'Such a name begins with a letter and has at most 40 letters and digits.');
  if (valueAt(definition.value, place) !== undefined)
    return report('duplicate-id', [...path, 'value', 'id'], `The ${definition.kind} "${definition.id}" has a part "${name}" already.`);
  if (isSealed(definition.value, place.slice(0, -1))) return report('sealed', path, 'The base has sealed this part. Nothing can be added to it.');
  write(draft, place, remade(application, draft, operation.value, part), originOf(written, [...path, 'value']));
}

/** Puts a part of a list elsewhere. It stays what it is, and whose it is. */
function move(application: Application, operation: Extract<OverlayOperation, { op: 'move' }>, path: Path, draft: Draft): void {
  const { report } = application;
  const { definition } = draft;
  const part = partOf(application, draft, operation.node, [...path, 'node']);
  if (!part) return;
  const key = part.at(-1);
  if (typeof key !== 'number') return report('wrong-place', path, 'This part has a name and no position, so it cannot be moved.');
  if (isSealed(definition.value, part)) return report('sealed', path, 'The base has sealed this part. It cannot be moved.');
  const target = operation.before ?? operation.after ?? operation.into;
  const inside = target === undefined ? undefined : (pathOf(draft, target) ?? pathOf(draft, target.split('.')[0] ?? ''));
  if (inside && part.every((step, index) => inside[index] === step))
    return report('wrong-place', path, 'A part cannot be moved next to itself or into itself.');
  const value = valueAt(definition.value, part) as object;
  const origin = originOf(definition, part);
  splice(draft, part.slice(0, -1), key, 1);
  if (!putPart(application, draft, operation, path, value, path, origin)) splice(draft, part.slice(0, -1), key, 0, { value, origin });
}
