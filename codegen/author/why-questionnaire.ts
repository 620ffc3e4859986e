import type { Questionnaire } from '../../runtime/definitions/shapes/questionnaire';
import { Formulas } from '../../runtime/formulas/formulas';
import { questionnaireGroups } from '../../runtime/formulas/read-questionnaire';
import { type Reason, reasonsOf, reasonsOfGroup, type WhyNames } from '../../runtime/formulas/reasons';
import { CommandError, type CommandContext, meantBy } from './command-context';
import { stringOf } from '../../runtime/validation/string-of';

/** Why a question, or a page, shows or not; with answers as it stands for these. */
export function whyOfQuestionnaire(context: CommandContext, questionnaire: Questionnaire, about: string, answers: unknown): Reason[] {
  const formulas = new Formulas(questionnaireGroups(questionnaire));
  for (const [question, answer] of answers === undefined ? [] : answersOf(answers))
    if (formulas.graph.fieldOf.has(question)) formulas.set(question, { given: answer });
    else context.say(`There is no question "${question}": its answer is not looked at.${meantBy(question, [...formulas.graph.fieldOf.keys()])}`);
  const page = questionnaire.pages.findIndex((one) => one.id === about);
  const names: WhyNames = {
    field: (field) => field,
    group: (group) => questionnaire.pages[group]?.id ?? '',
  };
  if (page >= 0) return [reasonsOfGroup(formulas, page, names)];
  if (formulas.graph.fieldOf.has(about)) return [reasonsOf(formulas, about, names)];
  const known = [...formulas.graph.fieldOf.keys(), ...questionnaire.pages.map((one) => one.id)];
  throw new CommandError(`The questionnaire "${questionnaire.id}" has no question or page "${about}".${meantBy(about, known)}`);
}

/** Answers by question: as an object, or as they are saved, each with `questionId` and `answer`. */
function answersOf(value: unknown): [string, string[]][] {
  const list = Array.isArray(value) ? value : (value as { answers?: unknown } | null)?.answers;
  const pairs: [unknown, unknown][] = Array.isArray(list)
    ? list.map((one: { questionId?: unknown; answer?: unknown } | null) => [one?.questionId, one?.answer])
    : Object.entries(typeof value === 'object' && value !== null ? value : {});
  return pairs.map(([question, answer]) => {
    const texts = (Array.isArray(answer) ? answer : [answer]) as unknown[];
    if (typeof question !== 'string' || !texts.every((one) => ['string', 'number'].includes(typeof one)))
      throw new CommandError(`This file has answers by question, such as { "places": ["home", "train"], "age": 40 }.`);
    return [question, texts.map(stringOf)];
  });
}
