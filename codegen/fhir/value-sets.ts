import type { Contained } from './resource';
import type { Remarks } from './remarks';

/** A code that can be chosen: of which system, where that is said, and what it is called. */
interface Concept {
  system?: string | undefined;
  code: string;
  display?: string | undefined;
}

type Part = NonNullable<NonNullable<Contained['compose']>['include']>[number];
type Given = NonNullable<Contained['concept']>[number];

/** The value sets and code systems that a questionnaire brings with it. */
export class ValueSets {
  readonly #contained: readonly Contained[];
  readonly #remarks: Remarks;
  /** The first item that uses each of them, by its place among them. */
  readonly usedBy = new Map<number, string>();
  /** What was found for each item: what is missing is told once. */
  readonly #known = new Map<string, Concept[] | string>();

  constructor(contained: readonly Contained[], remarks: Remarks) {
    this.#contained = contained;
    this.#remarks = remarks;
  }

  /** The codes of a value set, without those that it excludes. A text says why there are none. */
  codesOf(name: string, linkId: string): Concept[] | string {
    const key = `${linkId}\n${name}`;
    const known = this.#known.get(key) ?? this.#codesOf(name, linkId, []);
    this.#known.set(key, known);
    return known;
  }

  #codesOf(name: string, linkId: string, way: readonly string[]): Concept[] | string {
    const held = this.#valueSet(name, linkId);
    if (held === undefined) return `its options are in ${name}, which is not in the file`;
    if (way.includes(name)) return `its options are in ${name}, which names itself`;
    const { expansion, compose } = held;
    if (expansion?.contains) return this.#expanded(expansion, linkId);
    const found = (compose?.include ?? []).map((part) => this.#partOf(part, name, linkId, way));
    const missing = found.find((one) => typeof one === 'string');
    if (missing !== undefined) return missing as string;
    let codes = found.flat() as Concept[];
    for (const part of compose?.exclude ?? []) codes = this.#without(codes, part, name, linkId, way);
    return codes;
  }

  /** What a code is called in a code system that the file holds. */
  displayOf({ system, code }: Pick<Concept, 'system' | 'code'>, linkId: string): string | undefined {
    const held = system === undefined ? undefined : this.#codeSystem(system, undefined, linkId);
    return held && this.#all(held.concept ?? [], system, linkId).find((one) => one.code === code)?.display;
  }

  #use<Found extends Contained>(index: number, linkId: string): Found | undefined {
    if (index === -1) return undefined;
    if (!this.usedBy.has(index)) this.usedBy.set(index, linkId);
    return this.#contained[index] as Found;
  }

  /** A value set by its id or address; of an address with a version, the one with that version. */
  #valueSet(name: string, linkId: string): Contained | undefined {
    const [address = '', wanted] = name.split('|');
    return this.#use(
      this.#contained.findIndex(
        (one) => one.resourceType !== 'CodeSystem' && [one.id && `#${one.id}`, one.id, one.url].includes(address) && isOfVersion(one, wanted),
      ),
      linkId,
    );
  }

  #codeSystem(name: string, wanted: string | undefined, linkId: string): Contained | undefined {
    const [address = '', suffix = wanted] = name.split('|');
    const found = this.#use<Contained>(
      this.#contained.findIndex((one) => one.resourceType === 'CodeSystem' && one.url === address && isOfVersion(one, suffix)),
      linkId,
    );
    return found;
  }

  #expanded(expansion: NonNullable<Contained['expansion']>, linkId: string): Concept[] {
    const { contains = [], total, offset, parameter } = expansion;
    const codes = this.#listed(contains, undefined, linkId);
    if (total !== undefined && total > contains.length) this.#remarks.of(linkId, `the file lists ${contains.length} of its ${total} options.`);
    if (offset !== undefined && offset > 0) this.#remarks.of(linkId, `the file lists its options from number ${offset + 1} on.`);
    if (parameter !== undefined) this.#remarks.of(linkId, 'its value set was expanded with parameters: it may have other options without them.');
    return codes;
  }

  /** What one part of a value set includes, or excludes: what its system and all of its value sets have in common. */
  #partOf(part: Part, name: string, linkId: string, way: readonly string[]): Concept[] | string {
    const sets = (part.valueSet ?? []).map((other) => this.#codesOf(other, linkId, [...way, name]));
    const missing = sets.find((other) => typeof other === 'string');
    if (missing !== undefined) return missing as string;
    const own = part.system === undefined && part.concept === undefined ? undefined : this.#ofSystem(part, name, linkId);
    if (typeof own === 'string') {
      // Which codes the system has is not known, but they are among those of the value sets, which say of which system they are.
      if (sets.length === 0 || part.filter !== undefined) return own;
      return intersection(sets as Concept[][]).filter(({ system }) => system === undefined || system === part.system);
    }
    if (own === undefined && sets.length === 0) return `its options are in ${name}, which names those of nothing and lists none`;
    return intersection([...(own === undefined ? [] : [own]), ...(sets as Concept[][])]);
  }

  #ofSystem(part: Part, name: string, linkId: string): Concept[] | string {
    const { system, version, concept, filter } = part;
    const lists = `its options are in ${name}, which names those of ${system ?? 'nothing'} and lists none`;
    if (concept !== undefined) {
      if (filter !== undefined) this.#remarks.of(linkId, 'its value set names codes and a filter of them: the filter is left out.');
      return this.#listed(concept, system, linkId);
    }
    if (filter !== undefined || system === undefined) return lists;
    const held = this.#codeSystem(system, version, linkId);
    if (held?.concept === undefined) return lists;
    if (held.content !== undefined && held.content !== 'complete')
      this.#remarks.of(linkId, `the file holds its code system as "${held.content}": codes may be missing.`);
    if (held.supplements !== undefined) this.#remarks.of(linkId, `its code system adds to ${held.supplements}, whose codes are not in the file.`);
    return this.#listed(held.concept, system, linkId);
  }

  #without(codes: Concept[], part: Part, name: string, linkId: string, way: readonly string[]): Concept[] {
    const isWhole = part.system !== undefined && part.concept === undefined && part.filter === undefined && part.valueSet === undefined;
    if (isWhole) return codes.filter(({ system }) => system !== part.system);
    const excluded = this.#partOf(part, name, linkId, way);
    if (typeof excluded !== 'string') return codes.filter((one) => !excluded.some((other) => isSame(one, other)));
    this.#remarks.of(linkId, `its options may be too many: ${name} excludes codes that the file does not list.`);
    return codes;
  }

  /** Codes with those below them, without those that only group others. */
  #listed(of: readonly Given[], system: string | undefined, linkId: string): Concept[] {
    return this.#all(of, system, linkId).map((one) => ({ ...one, display: one.display ?? this.displayOf(one, linkId) }));
  }

  #all(of: readonly Given[], around: string | undefined, linkId: string): Concept[] {
    return of.flatMap((concept): Concept[] => {
      const code = concept.code?.trim() || concept.display?.trim() || '';
      const system = concept.system ?? around;
      const below = [concept.contains, concept.concept].flatMap((list) => (Array.isArray(list) ? this.#all(list as Given[], system, linkId) : []));
      return code === '' || this.#isGroup(concept, code, linkId) ? below : [{ system, code, display: concept.display?.trim() || undefined }, ...below];
    });
  }

  #isGroup({ abstract, inactive, property = [] }: Given, code: string, linkId: string): boolean {
    const says = (...names: string[]) => property.some((one) => names.includes(one.code ?? '') && (one.valueBoolean === true || one.valueCode === 'retired'));
    if (inactive === true || says('inactive', 'status', 'retired')) this.#remarks.once(linkId, `its option "${code}" is not in use any more.`);
    for (const { code: name = '' } of property)
      if (!['inactive', 'status', 'retired', 'notSelectable', 'abstract', 'parent', 'child'].includes(name))
        this.#remarks.leftOut(`the property "${name}" of codes`);
    return abstract === true || says('notSelectable', 'abstract');
  }
}

const isOfVersion = (one: Contained, wanted: string | undefined): boolean => wanted === undefined || one.version === undefined || one.version === wanted;

const isSame = (one: Concept, other: Concept): boolean =>
  one.code === other.code && (one.system === undefined || other.system === undefined || one.system === other.system);

const intersection = ([first = [], ...others]: Concept[][]): Concept[] =>
  first.filter((one) => others.every((codes) => codes.some((other) => isSame(one, other))));
