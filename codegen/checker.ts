import { byPlace, type Fault } from '../runtime/definitions/fault';
import type { Overlay } from '../runtime/definitions/shapes/overlay';
import { checkDefinition } from './check/check-definition';
import { keptConstants } from './check/kept-constants';
import { createWriter } from './fragments/writer';
import { applyOverlays } from './overlay/apply';
import { ownerOf } from './overlay/provenance';
import { isOfLost } from './overlay/understood';
import { type Definition, documentsOf, faultAt } from './project/definition';
import { type Dependency, createProject, type Project, isSameProject, isUpToDate } from './project/project';
import { createReader, shapeDefinition } from './project/read';
import type { Source } from './source';
import { mergedLanguages } from './language/merged-languages';

/** What a check found: for the base, and for each customer on top of it. */
export interface Checked {
  base: { project: Project; faults: Fault[] };
  customers: { customer: string; project: Project; faults: Fault[] }[];
  /** All faults, by file and place. */
  faults: Fault[];
  /** How many definitions there are. */
  count: number;
}

interface CachedCheck {
  definition: Definition;
  dependencies: Dependency[];
  faults: Fault[];
}
type CheckCache = Map<string, CachedCheck>;

/**
 * Checks sources, one after another: what an edit does not concern is not checked again. Keep one for as long as definitions may change; a single
 * run needs no more than one call.
 */
export function createChecker(): (source: Source) => Checked {
  const read = createReader();
  const writeOut = createWriter();
  let caches = new Map<string, CheckCache>();
  let before: Checked | undefined;

  return (source) => {
    const { definitions, faults: fileFaults } = read(source);
    const overlays = (definitions as Definition<Overlay>[]).filter(({ kind }) => kind === 'overlay');
    const whole = definitions.filter(({ kind }) => kind !== 'overlay');
    const ofBase = whole.filter(({ document }) => ownerOf(document.file) === 'base');
    const shared = writeOut(ofBase, ofBase);
    const next = new Map<string, CheckCache>();
    const checkAll = (project: Project, all: readonly Definition[], customer: string, known: readonly (CheckCache | undefined)[]): Fault[] => {
      const cache: CheckCache = new Map();
      next.set(customer, cache);
      return all.flatMap((definition) => {
        const key = definition.document.file;
        const isOf = (one: CachedCheck | undefined) => one?.definition === definition;
        const before = unchanged.has(project) ? caches.get(customer)?.get(key) : undefined;
        const cached = (isOf(before) ? before : known.map((one) => one?.get(key)).find((one) => isOf(one) && isUpToDate(project, one!.dependencies))) ?? {
          definition,
          ...checkDefinition(definition, project),
        };
        cache.set(key, cached);
        return cached.faults;
      });
    };

    // A project of the same definitions as before is the one of before: nothing in it is compared or compiled again.
    const unchanged = new Set<Project>();
    const asBefore = (project: Project, previous: Project | undefined): Project => {
      if (previous === undefined || !isSameProject(project, previous)) return project;
      unchanged.add(previous);
      return previous;
    };

    const project = asBefore(createProject(shared, null, before?.base.project), before?.base.project);
    const overlayFaults = new Set(overlays.flatMap(({ faults }) => faults));
    const baseFaults = withoutRepeats([
      ...fileFaults.filter((fault) => !overlayFaults.has(fault) && ownerOf(fault.file) === 'base'),
      ...faultsOfWriting(ofBase, shared),
      ...duplicates(shared),
      ...checkAll(project, shared, '', [caches.get('')]),
    ]);
    const names = [...new Set(definitions.map(({ document }) => ownerOf(document.file)))].filter((name) => name !== 'base').sort();
    const customers = names.map((customer) => {
      const own = overlays.filter(({ document }) => ownerOf(document.file) === customer);
      const ownOnes = whole.filter(({ document }) => ownerOf(document.file) === customer);
      const applied = applyOverlays(shared, own, ownOnes);
      const { lost } = applied;
      const { shared: rest, own: mine } = mergedLanguages(applied.definitions, applied.added);
      const changed = rest.map((definition) => (shared.includes(definition) ? definition : reshaped(definition, caches.get(customer))));
      const added = mine.map((definition) =>
        ownOnes.includes(definition) || definition.kind === 'language' ? definition : reshaped(definition, caches.get(customer)),
      );
      const effective = writeOut([...changed, ...added], [...shared, ...added]);
      const previous = before?.customers.find((one) => one.customer === customer)?.project;
      const effectiveProject = asBefore(createProject(effective, customer, previous ?? project), previous);
      const baseCache = next.get('');
      const found = checkAll(effectiveProject, effective, customer, [caches.get(customer), baseCache]);
      const known = new Set(
        [...shared.flatMap((definition) => definition.faults), ...[...(baseCache?.values() ?? [])].flatMap(({ faults }) => faults)].map(textOf),
      );
      const isUnchanged = (definition: Definition) => shared.includes(definition) || ownOnes.includes(definition);
      const caused = [...[...changed, ...added].flatMap((definition) => (isUnchanged(definition) ? [] : definition.faults)), ...found].filter(
        (fault) => !known.has(textOf(fault)) && !isOfLost(fault, lost),
      );
      const ownFaults = [
        ...fileFaults.filter((fault) => ownerOf(fault.file) === customer),
        ...faultsOfWriting([...changed, ...added], effective),
        ...duplicates(effective, added),
      ].filter((fault) => !known.has(textOf(fault)));
      return {
        customer,
        project: effectiveProject,
        faults: withoutRepeats([...ownFaults, ...applied.faults, ...[...caused, ...keptConstants(shared, changed)].map((fault) => named(fault, customer))]),
      };
    });

    caches = next;
    const faults = [...baseFaults, ...customers.flatMap(({ faults: own }) => own)].sort(byPlace);
    before = { base: { project, faults: baseFaults }, customers, faults, count: definitions.length };
    return before;
  };
}

/** A changed definition, its shape checked; the one from before the edit when it says the same and was written at the same places. */
function reshaped(definition: Definition, cache: CheckCache | undefined): Definition {
  const known = cache?.get(definition.document.file)?.definition;
  const isSame =
    known !== undefined &&
    known.document === definition.document &&
    isSameSet(documentsOf(known), documentsOf(definition)) &&
    JSON.stringify(known.value) === JSON.stringify(definition.value);
  return isSame ? known : shapeDefinition(definition);
}

const isSameSet = <Item>(one: ReadonlySet<Item>, other: ReadonlySet<Item>): boolean => one.size === other.size && [...one].every((item) => other.has(item));

/** What came to light when fragments were written out. */
const faultsOfWriting = (before: readonly Definition[], after: readonly Definition[]): Fault[] =>
  after.flatMap(({ faults }, index) => faults.slice(before[index]?.faults.length));

/** Two files may not give one name. `reported`: those that are told so, where another has the name before. */
function duplicates(definitions: readonly Definition[], reported = definitions): Fault[] {
  const first = new Map<string, Definition>();
  return definitions.flatMap((definition) => {
    const key = `${definition.kind}:${definition.id}`;
    const known = first.get(key);
    if (!known) first.set(key, definition);
    const name = { record: 'title', widget: 'name' }[definition.kind as string] ?? 'id';
    return known && reported.includes(definition)
      ? [faultAt(definition, 'duplicate-id', [name], `Another ${definition.kind} has the id "${definition.id}": ${known.document.file}.`)]
      : [];
  });
}

/** A fault of a fragment is found wherever it is used, and said once. */
const withoutRepeats = (faults: readonly Fault[]): Fault[] => [...new Map(faults.map((fault) => [textOf(fault), fault])).values()];

const textOf = ({ code, file, line, column, message }: Fault): string => `${code} ${file}:${line}:${column} ${message}`;

/** A fault in a file of the base that only one customer has: its overlay caused it. */
const named = (fault: Fault, customer: string): Fault =>
  ownerOf(fault.file) === customer ? fault : { ...fault, message: `With the overlays of "${customer}": ${fault.message}` };
