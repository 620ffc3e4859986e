import { translated } from '../../../runtime/format/language';
import { rowText } from '../../foundation/row-texts';
import type { FailureMessage, ProfileAnswer, ProfileItem } from '../../../schemas/generated/records';

/**
 * What only the company's questions and the stored answers can tell: that a question exists, may be changed, has this choice. Types,
 * formats and limits are the fieldset's, which the form has checked. `stored` are the answers so far.
 */
export function answerFaults(items: ProfileItem[], given: ProfileAnswer[], stored: ProfileAnswer[]): FailureMessage[] {
  const before = new Map(stored.map(({ Id, UserAnswer }) => [Id, UserAnswer]));
  const byName = new Map(items.map((item) => [item.Name, item]));
  return given.flatMap(({ Id, UserAnswer }, index) => {
    const item = byName.get(Id);
    const at = `/ProfileItemAnswers/${index}`;
    if (item === undefined) return [{ Code: 'unknownQuestion', Field: `${at}/Id`, Message: translated('There is no question "{id}".', { id: Id }) }];
    if (given.findIndex((answer) => answer.Id === Id) !== index)
      return [{ Code: 'duplicate', Field: `${at}/Id`, Message: translated('{question} has two answers.', { question: rowText(item.Label) }) }];
    const fault = UserAnswer === before.get(Id) ? undefined : answerFault(item, UserAnswer);
    return fault === undefined ? [] : [{ ...fault, Field: `${at}/UserAnswer` }];
  });
}

/** What is wrong with one changed answer, whether the question stands in the profile or in the welcome form. */
export function answerFault(item: Omit<ProfileItem, 'Required'>, answer: string | number): Omit<FailureMessage, 'Field'> | undefined {
  const question = rowText(item.Label);
  if (item.Readonly) return { Code: 'readOnly', Message: translated('{question} cannot be changed.', { question }) };
  if (answer === '') return undefined;
  if (item.InputType !== 'list' || item.Options?.some(({ Value }) => Value === answer)) return undefined;
  return { Code: 'enum', Message: translated('{question} must be one of the choices.', { question }) };
}
