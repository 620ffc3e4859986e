import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { closest } from '../../runtime/definitions/fault';
import type { Questionnaire } from '../../runtime/definitions/shapes/questionnaire';
import { type ExplainedCondition, type ExplainedFormula, explain } from '../../runtime/formulas/explain';
import { Formulas } from '../../runtime/formulas/formulas';
import { questionnaireGroups } from '../../runtime/formulas/read-questionnaire';
import { createChecker } from '../checker';
import { readSource } from '../source';
import type { Given } from './answers';
import { CannotGoOn, type World } from './world';

/** `why <questionnaire> <question>`: why a question, or a page, shows or not; with --answers as it stands for these answers. */
export function why(world: World, given: Given, [id, about]: readonly string[]): number {
  if (id === undefined || about === undefined)
    throw new CannotGoOn('Say of which questionnaire and of which question or page: npm run author -- why health-risk cigarettesPerDay');
  const questionnaire = find(world, given, id);
  const formulas = new Formulas(questionnaireGroups(questionnaire));
  for (const [question, answer] of answersOf(world, given))
    if (formulas.graph.fieldOf.has(question)) formulas.set(question, { given: answer });
    else world.say(`There is no question "${question}": its answer is not looked at.${meant(question, [...formulas.graph.fieldOf.keys()])}`);
  const page = questionnaire.pages.findIndex((one) => one.id === about);
  const told = new Told(world, questionnaire, formulas);
  if (page >= 0) told.page(page, 0);
  else if (formulas.graph.fieldOf.has(about)) told.question(about, 0);
  else {
    const names = [...formulas.graph.fieldOf.keys(), ...questionnaire.pages.map((one) => one.id)];
    throw new CannotGoOn(`The questionnaire "${id}" has no question or page "${about}".${meant(about, names)}`);
  }
  return 0;
}

function find(world: World, { customer }: Given, id: string): Questionnaire {
  const { base, customers } = createChecker()(readSource(world.root));
  const project = customer === undefined ? base.project : customers.find((one) => one.customer === customer)?.project;
  if (project === undefined)
    throw new CannotGoOn(
      `There is nothing of a customer "${String(customer)}" in schemas/customers.${meant(
        String(customer),
        customers.map((one) => one.customer),
      )}`,
    );
  const found = project.find('questionnaire', id);
  if (found === undefined) {
    const names = project.all('questionnaire').map((one) => one.id);
    throw new CannotGoOn(`There is no questionnaire "${id}".${meant(id, names)}`);
  }
  if (!found.sound) throw new CannotGoOn(`The questionnaire "${id}" has faults: npm run check says which.`);
  return found.value as Questionnaire;
}

/** Answers by question: as an object, or as they are saved, each with `questionId` and `answer`. */
function answersOf(world: World, { answers }: Given): [string, string[]][] {
  if (typeof answers !== 'string') return [];
  const value = parsed(resolve(world.root, answers));
  const list = Array.isArray(value) ? value : (value as { answers?: unknown } | null)?.answers;
  const pairs: [unknown, unknown][] = Array.isArray(list)
    ? list.map((one: { questionId?: unknown; answer?: unknown } | null) => [one?.questionId, one?.answer])
    : Object.entries(typeof value === 'object' && value !== null ? value : {});
  return pairs.map(([question, answer]) => {
    const texts = (Array.isArray(answer) ? answer : [answer]) as unknown[];
    if (typeof question !== 'string' || !texts.every((one) => ['string', 'number'].includes(typeof one)))
      throw new CannotGoOn(`${answers} has answers by question, such as { "tobaccoUse": ["daily"], "age": 40 }.`);
    return [question, texts.map(String)];
  });
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as unknown;
  } catch (error) {
    throw new CannotGoOn(error instanceof SyntaxError ? `${path} is not JSON.` : `There is no file ${path} that can be read.`);
  }
}

const meant = (name: string, names: readonly string[]): string => {
  const near = closest(name, names);
  return near === undefined ? '' : ` Did you mean "${near}"?`;
};

/** How each operator is read between the question and the values. */
const words: Record<string, string> = {
  IsEqualTo: 'is',
  IsNotEqualTo: 'is answered, and not with',
  IsLessThan: 'is less than',
  IsGreaterThan: 'is greater than',
  Contains: 'has among its answers',
  DoesNotContain: 'is answered, and not with',
  IsAnswered: 'is answered',
  IsNotAnswered: 'is not answered',
};

/** Tells why things show, each once, and below it why what they look at does not. */
class Told {
  readonly #world: World;
  readonly #pages: Questionnaire['pages'];
  readonly #formulas: Formulas;
  readonly #told = new Set<string>();

  constructor(world: World, { pages }: Questionnaire, formulas: Formulas) {
    this.#world = world;
    this.#pages = pages;
    this.#formulas = formulas;
  }

  question(id: string, depth: number): void {
    if (this.#told.has(id)) return;
    this.#told.add(id);
    const explanation = explain(this.#formulas, id);
    const { shows, groupShows, isAlwaysHidden, formulas } = explanation;
    const page = this.#pages.findIndex(({ contents }) => contents.some((content) => content.id === id));
    const content = this.#pages[page]?.contents.find((one) => one.id === id);
    const text = content === undefined ? '' : 'question' in content ? content.question : content.information;
    this.#say(depth, `"${id}" ${shows && groupShows ? 'shows' : 'does not show'}: ${text}`);
    if (isAlwaysHidden) this.#say(depth, 'It is hidden, and has no condition that could show it.');
    else if (formulas.length === 0) this.#say(depth, 'It has no condition.');
    formulas.forEach((formula, index) => this.#formula(formula, depth, index === 0 ? 'It shows while' : 'and while'));
    if (page >= 0) this.page(page, depth);
    this.#below(formulas, depth);
  }

  page(page: number, depth: number): void {
    const { id, name, contents } = this.#pages[page] as Questionnaire['pages'][number];
    if (this.#told.has(` ${id}`)) return;
    this.#told.add(` ${id}`);
    const [first] = contents;
    const group = first === undefined ? undefined : explain(this.#formulas, first.id).group;
    if (group === undefined) return this.#say(depth, `The page "${name}" (${id}) always shows.`);
    this.#formula(group, depth, `The page "${name}" (${id}) ${group.holds ? 'shows' : 'does not show'}: it shows while`);
    this.#below([group], depth);
  }

  #formula({ any, conditions }: ExplainedFormula, depth: number, beginning: string): void {
    this.#say(depth, `${beginning} ${conditions.length === 1 ? 'this holds' : any ? 'one of these holds' : 'all of these hold'}:`);
    for (const condition of conditions) this.#say(depth + 1, `${condition.holds ? 'yes' : 'no '}  ${sentenceOf(condition)}`);
  }

  /** Why what is looked at has no answers that count. */
  #below(formulas: readonly ExplainedFormula[], depth: number): void {
    for (const { field, unanswered } of formulas.flatMap(({ conditions }) => conditions))
      if (unanswered === 'hidden' || unanswered === 'groupHidden') this.question(field, depth + 1);
  }

  #say(depth: number, line: string): void {
    this.#world.say(`${'  '.repeat(depth)}${line}`);
  }
}

function sentenceOf({ field, operator, values, answers, unanswered }: ExplainedCondition): string {
  const listed = (texts: readonly string[], joint: string): string => texts.map((one) => `"${one}"`).join(joint);
  const asked = `"${field}" ${words[operator] ?? operator}${values.length === 0 ? '' : ` ${listed(values, ' or ')}`}`;
  const reasons = {
    missing: 'there is no such question',
    hidden: 'it does not show, so its answer does not count',
    groupHidden: 'its page does not show, so its answer does not count',
    noAnswer: 'it has no answer',
  };
  return `${asked}: ${unanswered === undefined ? `the answer is ${listed(answers, ', ')}` : reasons[unanswered]}.`;
}
