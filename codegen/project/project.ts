import type { Answers, Ask, Question } from './answers';
import type { Definition } from './definition';
import type { DefinitionKind } from './definition-kinds';
import { filterForms } from './filter-forms';
import { questions } from './questions';

/** All definitions as they apply to the base or to one customer, and the facts that follow from them. */
export interface Project {
  /** `null`: the base. */
  customer: string | null;
  find(kind: DefinitionKind, id: string): Definition | undefined;
  all(kind: DefinitionKind): readonly Definition[];
  ask: Ask;
  /** The answers given so far; the next project gives the same object where the answer is the same. */
  answers: ReadonlyMap<string, unknown>;
}

/** A project of these definitions. Where two have one id the first counts. `before`: the project before an edit, or the base of a customer. */
export function createProject(definitions: readonly Definition[], customer: string | null = null, before?: Pick<Project, 'answers'>): Project {
  const byKind = new Map<DefinitionKind, Map<string, Definition>>();
  for (const definition of [...definitions, ...filterForms(definitions)]) {
    const same = byKind.get(definition.kind) ?? new Map<string, Definition>();
    byKind.set(definition.kind, same);
    if (!same.has(definition.id)) same.set(definition.id, definition);
  }
  const answers = new Map<string, unknown>();
  const ask = <Name extends Question>(question: Name, about = ''): Answers[Name] => {
    const key = `${question}:${about}`;
    if (!answers.has(key)) {
      const answer: unknown = questions[question](project, about);
      const previous = before?.answers.get(key);
      answers.set(key, isSame(previous, answer) ? previous : answer);
    }
    return answers.get(key) as Answers[Name];
  };
  const project: Project = {
    customer,
    answers,
    find: (kind, id) => byKind.get(kind)?.get(id),
    all: (kind) => [...(byKind.get(kind)?.values() ?? [])],
    ask,
  };
  return project;
}

/** Whether two answers say the same. Definitions are the same only when they are the same object. */
function isSame(previous: unknown, answer: unknown): boolean {
  if (previous === answer) return true;
  if (typeof previous !== 'object' || typeof answer !== 'object' || previous === null || answer === null) return false;
  const [left, right] = [Object.entries(previous), Object.entries(answer)];
  if (left.length === right.length && left.every(([key, value], index) => right[index]?.[0] === key && right[index]?.[1] === value)) return true;
  return !holdsDefinitions(previous) && !holdsDefinitions(answer) && JSON.stringify(previous) === JSON.stringify(answer);
}

const holdsDefinitions = (value: object): boolean =>
  ('document' in value && 'sound' in value) || (Array.isArray(value) && value.some((item) => typeof item === 'object'));

/** A fact that a check has asked for. */
export interface Asked {
  question: Question;
  about: string;
  answer: unknown;
}

/** Asks on behalf of a check and remembers what was answered: while the answers stay the same, so do the faults. */
export function remembering(project: Project): { ask: Ask; asked: () => Asked[] } {
  const asked = new Map<string, Asked>();
  const ask: Ask = (question, about = '') => {
    const answer = project.ask(question, about);
    asked.set(`${question}:${about}`, { question, about, answer });
    return answer;
  };
  return { ask, asked: () => [...asked.values()] };
}

/** Whether the project still answers as it did. */
export const stillSo = (project: Project, asked: readonly Asked[]): boolean =>
  asked.every(({ question, about, answer }) => project.ask(question, about) === answer);
