import type { Assessment, AssessmentContent, AssessmentFormula } from '../../schemas/generated/records';

type Item = Record<string, unknown>;

/** The types of FHIR by those of assessments. */
const types: Record<string, string> = {
  SingleChoice: 'choice',
  MultipleChoice: 'choice',
  YesNo: 'boolean',
  Integer: 'integer',
  Decimal: 'decimal',
  Date: 'date',
  DateTime: 'dateTime',
  Time: 'time',
  ShortText: 'string',
  LongText: 'text',
};

/** An assessment as FHIR would have it; nothing where a formula of it cannot be said in FHIR. */
export function asFhir({ AssessmentName, Pages }: Assessment): object | undefined {
  const all = Pages.flatMap(({ Details }) => Details?.Contents ?? []);
  const typeOf = new Map(all.map((content) => [content.Id, content.QuestionType]));
  let isSaid = true;
  const enableWhen = ({ LogicalOperator, Expressions }: AssessmentFormula): Item => ({
    enableBehavior: LogicalOperator === 'Or' ? 'any' : 'all',
    enableWhen: Expressions.flatMap(({ EvaluatingItemId: question, Operator, ExpressionValues: [value = ''] }): Item[] => {
      const type = typeOf.get(question);
      if (type === undefined || type === 'MultipleChoice') isSaid = false;
      if (value === '__none__' && Operator === 'IsNotEqualTo') return [{ question, operator: 'exists', answerBoolean: true }];
      const answer = answerOf(type, value);
      if (Operator === 'IsEqualTo') return [{ question, operator: '=', ...answer }];
      if (Operator === 'IsLessThan') return [{ question, operator: '<', ...answer }];
      if (Operator === 'IsGreaterThan') return [{ question, operator: '>', ...answer }];
      if (LogicalOperator === 'Or' && Expressions.length > 1) isSaid = false;
      // In FHIR no answer is another one too.
      return [
        { question, operator: '!=', ...answer },
        { question, operator: 'exists', answerBoolean: true },
      ];
    }),
    ...(Expressions.length === 1 && Expressions[0]?.Operator === 'IsNotEqualTo' && { enableBehavior: 'all' }),
  });
  const item = Pages.map((page) => ({
    linkId: `page ${page.PageId}`,
    type: 'group',
    text: page.Name,
    ...(page.ShowPageFormula && enableWhen(page.ShowPageFormula)),
    item: page.Details?.Contents.map((content) => within(content, content.Formulas.map(enableWhen))),
  }));
  return isSaid ? { resourceType: 'Questionnaire', title: AssessmentName, item } : undefined;
}

/** An item that shows by several formulas stands in groups that show by one each. */
function within(content: AssessmentContent, conditions: Item[]): Item {
  const [own, ...around] = conditions;
  return around.reduce<Item>((item, condition, index) => ({ linkId: `${content.Id} ${index}`, type: 'group', ...condition, item: [item] }), {
    linkId: content.Id,
    type: content.ContentType === 'Question' ? types[content.QuestionType ?? ''] : 'display',
    text: content.Text || '…',
    required: !content.Features.includes('Optional'),
    repeats: content.QuestionType === 'MultipleChoice',
    ...(content.Options && { answerOption: content.Options.map(({ Value, Text }) => ({ valueCoding: { code: String(Value), display: Text } })) }),
    ...own,
  });
}

function answerOf(type: string | undefined, value: string): Item {
  if (type === 'YesNo') return { answerBoolean: value === 'true' };
  if (type === 'Integer' || type === 'Decimal') return { answerDecimal: Number(value) };
  if (type === 'Date') return { answerDate: value };
  return type === 'SingleChoice' ? { answerCoding: { code: value } } : { answerString: value };
}
