import type { Question, Questionnaire, QuestionFormula } from '../../runtime/definitions/shapes/questionnaire';
import { formulasOf, type ImportedQuestion } from './enable-when';
import { Ids } from './ids';
import { systemsOf } from './options';
import { pageDrafts } from './pages';
import { controlOf, isHidden, questionOf, tellLosses, understood, unitOf } from './questions';
import { Reads, readWhole } from './reads';
import { Remarks } from './remarks';
import { extensionName, type Item, type Resource } from './resource';
import { tellUnread } from './unread';
import { ValueSets } from './value-sets';

type Page = Questionnaire['pages'][number];
type Content = Page['contents'][number];

/** What came of a questionnaire of FHIR, and what of it could not be said, line by line. */
interface Imported {
  questionnaire: Questionnaire;
  remarks: string[];
}

/** Something of a page, with the items whose conditions it needs: those around it, and its own. */
interface Entry {
  content: Content;
  needs: Item[];
}

/**
 * Converts a questionnaire of FHIR R4: groups become pages, what is in groups within them stands on the page, conditions become formulas. `lines`: where
 * each item stands in its file, by link id.
 */
export function importQuestionnaire(resource: Resource, id: string | undefined, fieldset: string, lines?: ReadonlyMap<string, number>): Imported {
  const remarks = new Remarks(lines);
  const reads = new Reads();
  const reader = new Reader(reads.of(resource), remarks);
  const pages = reader.pages();
  tellUnread(resource, { reads, usedBy: reader.usedBy, understood: (name) => understood.includes(name) }, remarks);
  tellWhole(resource, remarks);
  return {
    questionnaire: {
      $schema: '../definitions/questionnaire.schema.json',
      id: id ?? new Ids().page(resource.name ?? resource.id ?? resource.title ?? 'questionnaire'),
      kind: 'questionnaire',
      ...(resource.description?.trim() && { description: resource.description.trim() }),
      name: resource.title?.trim() || resource.name?.trim() || id || 'Questionnaire',
      fieldset,
      pages,
    },
    remarks: remarks.lines,
  };
}

/** What is said of a questionnaire itself. */
function tellWhole(resource: Resource, remarks: Remarks): void {
  for (const one of resource.extension ?? []) remarks.leftOut(`the extension ${extensionName(one)} of the questionnaire`);
  const kept = ['resourceType', 'id', 'name', 'title', 'description', 'contained', 'item', 'extension', 'modifierExtension', 'copyright'];
  const others = Object.keys(resource).filter((key) => !kept.includes(key));
  if (isOfStu3(resource.item)) remarks.say('It is written as STU3 had it: "option" and "options" are read, and conditions without operators.');
  if (resource.modifierExtension !== undefined) remarks.say('The questionnaire has a "modifierExtension", which may change what it means: look at it.');
  if (others.length > 0) remarks.say(`Of the questionnaire itself these are left out: ${others.join(', ')}.`);
  if (typeof resource.copyright === 'string') remarks.say(`Mind its copyright: ${resource.copyright.replace(/\s+/g, ' ').trim()}`);
}

/** Whether items say something as FHIR said it before R4. */
const isOfStu3 = (items: readonly Item[]): boolean =>
  items.some((item) => item.option ?? item.options ?? (item.enableWhen?.some(({ operator }) => operator === undefined) || isOfStu3(item.item ?? [])));

class Reader {
  readonly #resource: Resource;
  readonly #remarks: Remarks;
  readonly #ids = new Ids();
  readonly #taken = new Map<string, ImportedQuestion>();
  readonly #formulas = new Map<Item, QuestionFormula[]>();
  readonly #valueSets: ValueSets;

  constructor(resource: Resource, remarks: Remarks) {
    this.#resource = resource;
    this.#remarks = remarks;
    this.#valueSets = new ValueSets(resource.contained ?? [], remarks);
  }

  get usedBy(): ReadonlyMap<number, string> {
    return this.#valueSets.usedBy;
  }

  pages(): Page[] {
    const told = new Set<Item>();
    const drafts = pageDrafts(this.#resource.item).map(({ group, items, around }) => {
      for (const one of around) if (!told.has(one) && told.add(one)) this.#tellContainer(one);
      const id = group === undefined ? this.#ids.page('questions') : undefined;
      if (group !== undefined) this.#tellGroup(group);
      const isUnseen = [...around, ...(group ? [group] : [])].some(isHidden);
      const entries = items.flatMap((item) => this.#entries(isUnseen ? hidden(item) : item, []));
      if (group !== undefined && entries.length === 0) this.#remarks.of(group.linkId, 'the page is left out: there is nothing on it.');
      return { showing: [...around, ...(group ? [group] : [])], id: id ?? this.#pageId(group as Item), name: this.#nameOf(group ?? around.at(-1)), entries };
    });
    const full = drafts.filter(({ entries }) => entries.length > 0);
    // Formulas may look ahead: they are read when all questions are known.
    return full.map(({ showing, id, name, entries }): Page => {
      const [showWhen, ...rest] = joined(showing.flatMap((item) => this.#formulasOf(item)));
      return { id, name, ...(showWhen && { showWhen }), contents: entries.map((entry) => this.#withFormulas(entry, rest)) };
    });
  }

  /** What a page is called by: its words, or its link id where it says that it is a page and the link id is one of ours. */
  #pageId(group: Item): string {
    return this.#ids.page(controlOf(group) === 'page' && /^[a-z][a-z0-9-]{0,39}$/.test(group.linkId) ? group.linkId : this.#nameOf(group));
  }

  #nameOf(item: Item | undefined): string {
    if (item === undefined) return this.#resource.title?.trim() || 'Questions';
    return item.text?.trim() || item.linkId.trim() || '…';
  }

  /** Of a group that has become several pages only its conditions are left. */
  #tellContainer(item: Item): void {
    this.#tellGroup(item);
    const text = item.text?.trim();
    if (text && text !== this.#resource.title?.trim()) this.#remarks.of(item.linkId, `its text "${text}" is left out: what is in it are pages of their own.`);
  }

  #tellGroup(item: Item): void {
    if (item.repeats === true) this.#remarks.of(item.linkId, 'the group could be answered several times; here once.');
    tellLosses(item, this.#remarks);
  }

  #below(item: Item, around: Item[]): Entry[] {
    const children = (item.item ?? []).map((child) => (isHidden(item) ? hidden(child) : child));
    return children.flatMap((child) => this.#entries(child, around));
  }

  /** What comes of an item, in its order: itself, and what is in it. */
  #entries(item: Item, around: Item[]): Entry[] {
    const needs = [...around, item];
    if (item.type === 'group') {
      this.#tellGroup(item);
      const text = item.text?.trim();
      const heading: Entry[] = text && !isHidden(item) ? [{ content: { id: this.#idOf(item), information: text }, needs }] : [];
      return [...heading, ...this.#below(item, needs)];
    }
    if (item.type === 'display') return this.#display(item, needs);
    return this.#question(item, needs);
  }

  #display(item: Item, needs: Item[]): Entry[] {
    const text = item.text?.trim();
    if (text && !isHidden(item)) return [{ content: { id: this.#idOf(item), information: text }, needs }];
    readWhole(item);
    this.#remarks.of(item.linkId, text ? 'it is left out: it never shows.' : 'it is left out: it has no text.');
    return [];
  }

  #question(item: Item, needs: Item[]): Entry[] {
    const id = this.#idOf(item);
    const made = questionOf(item, id, this.#valueSets, this.#remarks);
    const nested = item.item ?? [];
    const beside = (...controls: string[]) => nested.find((one) => one.type === 'display' && controls.includes(controlOf(one) ?? '') && one.text?.trim());
    const help = beside('help', 'flyover', 'prompt');
    const [unit, lower, upper] = ['unit', 'lower', 'upper'].map((control) => beside(control));
    const isNumber = made !== undefined && ['Integer', 'Decimal', 'Scale'].includes(made.type);
    const hasUnit = unit !== undefined && isNumber && made.unit === undefined;
    const hasEnds = lower !== undefined && upper !== undefined && made?.type === 'Scale';
    const rest = nested.filter((one) => one !== help && !(hasUnit && one === unit) && !(hasEnds && (one === lower || one === upper)));
    if (rest.length > 0) this.#remarks.of(item.linkId, 'what stood within its answer stands behind it.');
    const behind = rest.flatMap((child) => this.#entries(child, needs));
    if (made === undefined) {
      readWhole(item);
      return behind;
    }
    const question: Question = {
      ...made,
      ...(help?.text && { help: help.text.trim() }),
      ...(hasUnit && { unit: unit.text?.trim() }),
      ...(hasEnds && { ends: { minimum: lower.text?.trim() ?? '', maximum: upper.text?.trim() ?? '' } }),
    };
    if (this.#taken.has(item.linkId)) this.#remarks.of(item.linkId, 'another item has this link id: conditions look at the first.');
    else
      this.#taken.set(item.linkId, {
        id,
        isMany: question.type === 'MultipleChoice',
        isWhole: ['Integer', 'Scale'].includes(question.type),
        unit: unitOf(item),
        systems: question.options === undefined ? new Map() : systemsOf(item, this.#valueSets),
        texts: new Map(question.options?.map(({ value, text }) => [value, text])),
      });
    return [{ content: question, needs }, ...(item.type === 'open-choice' ? this.#ownWords(item, question, needs) : []), ...behind];
  }

  /** An answer in a person's own words beside the options: an option more, and a question behind it. */
  #ownWords({ linkId }: Item, question: Question, needs: Item[]): Entry[] {
    if (question.options === undefined) return [];
    const values = question.options.map(({ value }) => value.toLowerCase());
    const value = ['other', 'other-answer', 'none-of-these'].find((one) => !values.includes(one)) ?? `other-${question.options.length}`;
    question.options.push({ value, text: 'Something else' });
    const id = this.#ids.question(`${question.id}_other`);
    this.#remarks.of(linkId, `an answer in one's own words is the option "${value}", and the question "${id}" behind it.`);
    const operator = question.type === 'MultipleChoice' ? 'Contains' : 'IsEqualTo';
    const showWhen: QuestionFormula[] = [{ all: [{ question: question.id, operator, values: [value] }] }];
    return [{ content: { id, question: 'What is it?', type: 'ShortText', optional: true, showWhen }, needs }];
  }

  #idOf({ linkId }: Item): string {
    const id = this.#ids.question(linkId);
    if (id !== linkId) this.#remarks.of(linkId, `it is called "${id}".`);
    return id;
  }

  #formulasOf(item: Item): QuestionFormula[] {
    const known = this.#formulas.get(item) ?? formulasOf(item, this.#taken, this.#remarks);
    this.#formulas.set(item, known);
    return known;
  }

  #withFormulas({ content, needs }: Entry, ofPage: readonly QuestionFormula[]): Content {
    const own = [...ofPage, ...needs.flatMap((item) => this.#formulasOf(item)), ...(content.showWhen ?? [])];
    if ('hidden' in content && content.hidden === true) {
      if (own.length > 0) this.#remarks.of(needs.at(-1)?.linkId ?? '', 'its conditions are left out: it never shows.');
      return { ...content, showWhen: undefined };
    }
    const showWhen = joined(own);
    return { ...content, ...(showWhen.length > 0 && { showWhen }) };
  }
}

/** Formulas that must all hold, with as few of them as can be. */
function joined(formulas: readonly QuestionFormula[]): QuestionFormula[] {
  const plain = formulas.flatMap((formula) => ('all' in formula ? formula.all : []));
  return [...(plain.length > 0 ? [{ all: plain }] : []), ...formulas.filter((formula) => 'any' in formula)];
}

/** An item within a hidden group: as it is, but for what hides it. It is not copied, since what is copied counts as read. */
const hidden = (item: Item): Item =>
  Object.create(item, { extension: { value: [...(item.extension ?? []), { url: 'questionnaire-hidden', valueBoolean: true }] } }) as Item;
