import type { JsonSchema, Revision } from '../../../runtime/definitions/compiled';
import type { FieldsetNode } from '../../../runtime/definitions/shapes/form';
import type { Question, Questionnaire } from '../../../runtime/definitions/shapes/questionnaire';
import type { FormulaGroup } from '../../../runtime/formulas/model';
import { questionnaireGroups } from '../../../runtime/formulas/read-questionnaire';
import { fieldsFromData } from '../../../runtime/validation/fields-from-data';
import { interpretSchema } from '../../../runtime/validation/interpreter';
import { isEmptyValue } from '../../../runtime/validation/pointer';
import { fromStringList, type StringList } from '../../../runtime/validation/string-list';
import type { AssessmentContent, AssessmentPage } from '../../../schemas/generated/records';
import { contentOf, formulaOf } from './contents';
import { own } from '../../../runtime/validation/own';

/** A question of a questionnaire, and how the list of strings of an answer to it is read. */
export interface AskedQuestion {
  question: Question;
  stringList: StringList;
  /** What a widget's value of it must be. */
  schema: JsonSchema;
  /** What of an answer the question would still take: an option may be gone, or a limit be narrower. */
  fitting(answer: readonly string[]): readonly string[];
}

/** A page as everybody sees it who has answered nothing. */
interface AskedPage extends Pick<AssessmentPage, 'PageId' | 'Name' | 'Order' | 'ShowPageFormula'> {
  contents: AssessmentContent[];
}

/** A questionnaire, ready to be filled with answers. */
export interface Asked {
  questionnaire: Questionnaire;
  pages: AskedPage[];
  groups: FormulaGroup[];
  questions: Map<string, AskedQuestion>;
  /** The questions that some formula looks at, in their order. */
  watched: string[];
}

const read = new WeakMap<Revision, Map<string, Asked>>();

/** A questionnaire of a revision; nothing where it has none of this name. Read once. */
export function askedOf(revision: Revision, id: string): Asked | undefined {
  const known = read.get(revision) ?? new Map<string, Asked>();
  read.set(revision, known);
  const questionnaire = own(revision.questionnaires, id);
  if (questionnaire !== undefined && !known.has(id)) known.set(id, readQuestionnaire(questionnaire, revision));
  return known.get(id);
}

function readQuestionnaire(questionnaire: Questionnaire, revision: Revision): Asked {
  const pages = questionnaire.pages.map(
    ({ id, name, showWhen, contents }, index): AskedPage => ({
      PageId: id,
      Name: name,
      Order: index + 1,
      ShowPageFormula: showWhen === undefined ? null : formulaOf(showWhen),
      contents: contents.map(contentOf),
    }),
  );
  const groups = questionnaireGroups(questionnaire);
  const questions = questionsOf(questionnaire, pages, revision);
  const formulas = groups.flatMap(({ formula, fields }) => [...(formula ? [formula] : []), ...fields.flatMap((field) => field.formulas)]);
  const looked = new Set(formulas.flatMap(({ conditions }) => conditions.map(({ field }) => field)));
  return { questionnaire, pages, groups, questions, watched: [...questions.keys()].filter((id) => looked.has(id)) };
}

// The fields of a questionnaire are wanted for their schemas only: where their answers stand in a form does not matter.
const node: FieldsetNode = { id: 'questions', fieldset: '', items: { $: '' }, at: '/answers', answers: { key: '/questionId', value: '/answer' } };

function questionsOf({ fieldset: name, pages: written }: Questionnaire, pages: AskedPage[], { fieldsets }: Revision): Map<string, AskedQuestion> {
  const fieldset = fieldsets[name];
  if (fieldset === undefined) throw new Error(`There is no fieldset "${name}".`);
  const contents = pages.flatMap((page) => page.contents.filter(({ ContentType }) => ContentType === 'Question'));
  const fields = new Map(fieldsFromData(fieldset, node, contents).fields.map((field) => [field.name, field]));
  const questions = new Map<string, AskedQuestion>();
  for (const content of written.flatMap((page) => page.contents)) {
    const field = fields.get(content.id);
    if ('information' in content || field === undefined || questions.has(content.id)) continue;
    questions.set(content.id, { question: content, schema: field.schema, ...reading(field.stringList ?? 'one', interpretSchema(field.schema)) });
  }
  return questions;
}

function reading(stringList: StringList, errorsOf: ReturnType<typeof interpretSchema>): Pick<AskedQuestion, 'stringList' | 'fitting'> {
  const fits = (answer: readonly string[]): boolean => {
    const value = fromStringList(answer, stringList);
    return !isEmptyValue(value) && errorsOf(value).length === 0;
  };
  return { stringList, fitting: (answer) => (stringList === 'many' ? answer.filter((one) => fits([one])) : fits(answer) ? answer : []) };
}
