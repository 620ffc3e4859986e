import { partLinkId, valueOf } from '../../../codegen/fhir/export-conditions';
import type { Question } from '../../../runtime/definitions/shapes/questionnaire';
import type { AssessmentProgressRow } from '../../records/assessments';
import type { Filled } from '../assessment/filled';

interface Item {
  linkId: string;
  text: string;
  answer?: object[];
  item?: Item[];
}

/**
 * What a person has submitted, as a FHIR R4 QuestionnaireResponse: the answers that count, by the link ids under which the author's command exports the
 * questionnaire. Who has changed answers since has not submitted them.
 */
export function questionnaireResponse(progress: AssessmentProgressRow, filled: Filled, person: string): object {
  const { questionnaire } = filled.asked;
  return {
    resourceType: 'QuestionnaireResponse',
    questionnaire: `Questionnaire/${questionnaire.id}`,
    status: progress.Status === 'Submitted' && !progress.IsChanged ? 'completed' : 'in-progress',
    subject: { type: 'Patient', display: person },
    ...(progress.SubmittedDate !== null && { authored: progress.SubmittedDate }),
    item: questionnaire.pages.flatMap(({ id, name, contents }): Item[] => {
      const item = contents.flatMap((content) => ('question' in content ? answered(content, filled.counted(content.id)) : []));
      return item.length > 0 ? [{ linkId: id, text: name, item }] : [];
    }),
  };
}

/** A question with its answers; nothing where none counts. */
function answered(question: Question, counted: readonly string[]): Item[] {
  const { id, question: text, parts } = question;
  if (counted.length === 0) return [];
  if (parts === undefined) return answersOf(id, text, question, counted);
  const item = parts.flatMap(({ name }, index) => answersOf(partLinkId(id, index), name, question, counted.slice(index, index + 1)));
  return item.length > 0 ? [{ linkId: id, text, item }] : [];
}

function answersOf(linkId: string, text: string, question: Question, counted: readonly string[]): Item[] {
  const answer = counted.flatMap((one) => {
    const value = valueOf(question, one, true);
    return value === undefined ? [] : [{ [`value${value[0]}`]: value[1] }];
  });
  return answer.length > 0 ? [{ linkId, text, answer }] : [];
}
