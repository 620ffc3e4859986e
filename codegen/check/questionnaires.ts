import { closest } from '../../runtime/definitions/fault';
import type { Fieldset } from '../../runtime/definitions/shapes/fieldset';
import type { Question, Questionnaire } from '../../runtime/definitions/shapes/questionnaire';
import { questionnaireGroups } from '../../runtime/formulas/read-questionnaire';
import type { Path } from '../document';
import { factsOfType, type FieldFacts } from '../formulas/facts';
import { formulaFaults } from '../formulas/formula-faults';
import type { FormulaPlace } from '../formulas/known';
import { type Check, reportUnknown } from './check';
import { own } from '../../runtime/validation/own';
import { checkMeasure, checkQuestion } from './questions';
import { checkResults } from './questionnaire-results';

/** Checks a questionnaire: its ids, its questions by their types, its formulas, and what its answers come to. */
export function checkQuestionnaire(check: Check<Questionnaire>): void {
  const { value } = check.definition;
  const fieldset = check.query('fieldset', value.fieldset);
  if (fieldset === undefined) reportUnknown(check, 'unknown-fieldset', ['fieldset'], 'fieldset', value.fieldset, check.query('names', 'fieldset'));
  const isMeasured = value.measures === undefined || check.query('constantFiles', value.measures).length > 0;
  if (!isMeasured && value.measures !== undefined)
    reportUnknown(check, 'unknown-setting', ['measures'], 'constant', value.measures, Object.keys(check.query('settingValues')));
  const types = fieldset?.sound === true ? fieldset.value.types : undefined;
  const facts = new Map<string, FieldFacts>();
  value.pages.forEach(({ contents }, page) =>
    contents.forEach((content, index) => {
      const path = ['pages', page, 'contents', index];
      const isAsked = 'question' in content;
      if (isAsked) checkQuestionType(check, path, content, types);
      if (isAsked && isMeasured) checkMeasure(check, path, content, value.measures);
      if (!facts.has(content.id)) facts.set(content.id, isAsked ? factsOf(content, own(types, content.type)) : read);
    }),
  );
  checkIds(check);
  for (const { code, at, message, suggestion } of formulaFaults({ groups: questionnaireGroups(value), facts, elsewhere: new Set() }))
    if (code !== 'duplicate-id') check.report(code, pathOf(value, at), message, { suggestion });
  checkResults(check, types);
}

const read: FieldFacts = { isAsked: false, kind: 'unknown', isMany: false };

function checkQuestionType(check: Check, path: Path, question: Question, types: Fieldset['types'] | undefined): void {
  if (types === undefined) return;
  const type = own(types, question.type);
  if (type) return checkQuestion(check, path, question, type);
  check.report('unknown-field-type', [...path, 'type'], `There is no type of question "${question.type}".`, {
    suggestion: closest(question.type, Object.keys(types)),
  });
}

function factsOf(question: Question, type: Fieldset['types'][string] | undefined): FieldFacts {
  const facts = factsOfType(type);
  const { options } = question;
  return options && type && facts.options === undefined
    ? {
        ...facts,
        kind: 'choice',
        options: options.map(({ value }) => value),
        exclusive: options.flatMap(({ value, exclusive }) => (exclusive ? value : [])),
      }
    : { ...facts, ...limitsOf(question.parts?.[0] ?? question) };
}

/** Formulas see the first of several numbers. Limits that cannot be are told elsewhere. */
const limitsOf = ({ minimum, maximum }: Pick<Question, 'minimum' | 'maximum'>) =>
  minimum !== undefined && maximum !== undefined && minimum > maximum ? {} : { minimum, maximum };

/** Every id stands once in a questionnaire: answers are kept by it, and overlays name parts by it. */
function checkIds(check: Check<Questionnaire>): void {
  const { pages, results } = check.definition.value;
  const seen = new Map<string, string>();
  const once = (thing: string, id: string, path: Path): void => {
    const other = seen.get(id);
    if (other === undefined) seen.set(id, thing);
    else check.report('duplicate-id', [...path, 'id'], `${other === thing ? `Another ${thing}` : `A ${other}`} of this questionnaire has the id "${id}".`);
  };
  pages.forEach(({ id }, page) => once('page', id, ['pages', page]));
  pages.forEach(({ contents }, page) => contents.forEach(({ id }, index) => once('question', id, ['pages', page, 'contents', index])));
  results?.values?.forEach(({ id }, index) => once('value', id, ['results', 'values', index]));
  results?.areas.forEach(({ id }, index) => once('result', id, ['results', 'areas', index]));
}

const partNames = { id: 'id', any: 'any', field: 'question', operator: 'operator', values: 'values' } as const;

/** Where a part of a formula stands in the definition. */
function pathOf({ pages }: Questionnaire, { group, field, formula, condition, part, value }: FormulaPlace): Path {
  const page = pages[group];
  const content = field === undefined ? undefined : page?.contents[field];
  const path: Path = ['pages', group, ...(field === undefined ? [] : ['contents', field])];
  const formulas = content === undefined ? page?.showWhen : content.showWhen?.[formula ?? 0];
  if (formulas === undefined) return path;
  const all: Path = [...path, 'showWhen', ...(field === undefined ? [] : [formula ?? 0])];
  if (condition === undefined) return all;
  const at: Path = [...all, 'any' in formulas ? 'any' : 'all', condition];
  if (part === undefined) return at;
  return part === 'values' && value !== undefined ? [...at, 'values', value] : [...at, partNames[part]];
}
