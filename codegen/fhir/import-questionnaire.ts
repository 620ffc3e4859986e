import type { Question, Questionnaire, QuestionFormula } from '../../runtime/definitions/shapes/questionnaire';
import { formulasOf, type ImportedQuestion } from './enable-when';
import { Ids } from './ids';
import { controlOf, isHidden, questionOf, tellLosses } from './questions';
import { Remarks } from './remarks';
import { extensionName, type Item, type Resource } from './resource';

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

/** Converts a questionnaire of FHIR R4: groups become pages, what is in groups within them stands on the page, conditions become formulas. */
export function importQuestionnaire(resource: Resource, id: string | undefined, fieldset: string): Imported {
  const remarks = new Remarks();
  const reader = new Reader(resource, remarks);
  const pages = reader.pages();
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
  const kept = ['resourceType', 'id', 'name', 'title', 'description', 'contained', 'item', 'extension', 'copyright'];
  const others = Object.keys(resource).filter((key) => !kept.includes(key));
  if (others.length > 0) remarks.say(`Of the questionnaire itself these are left out: ${others.join(', ')}.`);
  if (typeof resource.copyright === 'string') remarks.say(`Mind its copyright: ${resource.copyright.replace(/\s+/g, ' ').trim()}`);
}

class Reader {
  readonly #resource: Resource;
  readonly #remarks: Remarks;
  readonly #ids = new Ids();
  readonly #taken = new Map<string, ImportedQuestion>();
  readonly #formulas = new Map<Item, QuestionFormula[]>();

  constructor(resource: Resource, remarks: Remarks) {
    this.#resource = resource;
    this.#remarks = remarks;
  }

  pages(): Page[] {
    const drafts: { group: Item | undefined; id: string; name: string; entries: Entry[] }[] = [];
    for (const item of this.#resource.item) {
      const last = drafts.at(-1);
      if (item.type === 'group') drafts.push(this.#group(item));
      else if (last && last.group === undefined) last.entries.push(...this.#entries(item, []));
      else
        drafts.push({ group: undefined, id: this.#ids.page('questions'), name: this.#resource.title?.trim() || 'Questions', entries: this.#entries(item, []) });
    }
    const full = drafts.filter(({ entries }) => entries.length > 0);
    // Formulas may look ahead: they are read when all questions are known.
    return full.map(({ group, id, name, entries }): Page => {
      const [showWhen, ...rest] = group === undefined ? [] : this.#formulasOf(group);
      return { id, name, ...(showWhen && { showWhen }), contents: entries.map((entry) => this.#withFormulas(entry, rest)) };
    });
  }

  #group(item: Item): { group: Item; id: string; name: string; entries: Entry[] } {
    const name = item.text?.trim() || item.linkId.trim() || '…';
    this.#tellGroup(item);
    const entries = this.#below(item, []);
    if (entries.length === 0) this.#remarks.of(item.linkId, 'the page is left out: there is nothing on it.');
    return { group: item, id: this.#ids.page(name), name, entries };
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
    this.#remarks.of(item.linkId, text ? 'it is left out: it never shows.' : 'it is left out: it has no text.');
    return [];
  }

  #question(item: Item, needs: Item[]): Entry[] {
    const id = this.#idOf(item);
    const made = questionOf(item, id, this.#resource, this.#remarks);
    const nested = item.item ?? [];
    const help = nested.find((one) => one.type === 'display' && ['help', 'flyover', 'prompt'].includes(controlOf(one) ?? '') && one.text);
    const rest = nested.filter((one) => one !== help);
    if (rest.length > 0) this.#remarks.of(item.linkId, 'what stood within its answer stands behind it.');
    const behind = rest.flatMap((child) => this.#entries(child, needs));
    if (made === undefined) return behind;
    const question: Question = { ...made, ...(help?.text && { help: help.text.trim() }) };
    if (this.#taken.has(item.linkId)) this.#remarks.of(item.linkId, 'another item has this link id: conditions look at the first.');
    else this.#taken.set(item.linkId, { id, isMany: question.type === 'MultipleChoice', isWhole: ['Integer', 'Scale'].includes(question.type) });
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
    const plain = own.flatMap((formula) => ('all' in formula ? formula.all : []));
    const several = own.filter((formula) => 'any' in formula);
    const showWhen = [...(plain.length > 0 ? [{ all: plain }] : []), ...several];
    return { ...content, ...(showWhen.length > 0 && { showWhen }) };
  }
}

/** An item within a hidden group. */
const hidden = (item: Item): Item => ({ ...item, extension: [...(item.extension ?? []), { url: 'questionnaire-hidden', valueBoolean: true }] });
