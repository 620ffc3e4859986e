import type { Question, QuestionFormula, Questionnaire } from '../../../runtime/definitions/shapes/questionnaire';
import type { AssessmentContent, AssessmentFormula } from '../../../schemas/generated/records';

type Content = Questionnaire['pages'][number]['contents'][number];

/** A question or a text of a questionnaire as the wire knows it, before anybody has answered: Features says only whether it may be left out. */
export function contentOf(content: Content): AssessmentContent {
  const Formulas = (content.showWhen ?? []).map(formulaOf);
  if ('information' in content) return { Id: content.id, ContentType: 'Text', Text: content.information, Features: [], Formulas };
  return {
    Id: content.id,
    ContentType: 'Question',
    Text: content.question,
    Features: content.optional === true ? ['Optional'] : [],
    Formulas,
    QuestionType: content.type as NonNullable<AssessmentContent['QuestionType']>,
    ...limitsOf(content),
    ...(content.help !== undefined && { HelpText: content.help }),
    ...(content.options && { Options: content.options.map(optionOf) }),
    ...(content.ends && { MinText: content.ends.minimum, MaxText: content.ends.maximum }),
    ...(content.parts && { Parts: content.parts.map(partOf) }),
    ...(content.measure !== undefined && { MeasureId: content.measure }),
  };
}

const optionOf = ({ value, text, exclusive }: NonNullable<Question['options']>[number]) => ({
  Value: value,
  Text: text,
  ...(exclusive === true && { IsExclusive: true }),
});

const limitsOf = ({ unit, quantity, minimum, maximum, maxLength, decimals }: Question) => ({
  ...(unit !== undefined && { Units: unit }),
  ...(quantity !== undefined && { Quantity: quantity }),
  ...(minimum !== undefined && { Min: minimum }),
  ...(maximum !== undefined && { Max: maximum }),
  ...(maxLength !== undefined && { MaxLength: maxLength }),
  ...(decimals !== undefined && { DecimalPlaces: decimals }),
});

const partOf = ({ name, unit, minimum, maximum }: NonNullable<Question['parts']>[number]) => ({
  Name: name,
  ...(unit !== undefined && { Unit: unit }),
  ...(minimum !== undefined && { Min: minimum }),
  ...(maximum !== undefined && { Max: maximum }),
});

/** A formula as the wire knows it. */
export function formulaOf(formula: QuestionFormula): AssessmentFormula {
  const conditions = 'all' in formula ? formula.all : formula.any;
  return {
    LogicalOperator: 'all' in formula ? 'And' : 'Or',
    Expressions: conditions.map(({ question, operator, values }) => ({ EvaluatingItemId: question, Operator: operator, ExpressionValues: values ?? [] })),
  };
}
