import type { Revision } from '../../../runtime/definitions/compiled';
import { askedOf } from '../assessment/asked';
import type { OptionItem, PersonFilter } from '../../../schemas/generated/records';
import type { MeasureLevel, PersonCriteria } from '../../records/person-conditions/criteria';
import type { FilterFaults } from './faults';
import { seesHealth } from '../../calls/health-access';
import { constantsOf } from '../../foundation/constants';
import type { Constants } from '../../../schemas/generated/constants';
import { own } from '../../../runtime/validation/own';
import type { CallContext } from '../../calls/contract';

/** What tells of a person's health, and not only whether something was done. */
const ofHealth = ['Biometric', 'BiometricRiskLevels', 'HealthCondition', 'HealthConditionRiskLevels', 'HraQuestion', 'QuestionAnswer', 'Tracker'] as const;

type Health = Pick<PersonCriteria, 'screening' | 'measure' | 'condition' | 'assessment' | 'question'>;

/** What is looked for in measurements and assessments, as the caller's customer has them. */
export function healthCriteria(filter: PersonFilter, { caller, revision }: CallContext, faults: FilterFaults): Health {
  const { filter: settings, measures } = constantsOf(revision);
  if (!seesHealth({ caller, revision })) for (const name of ofHealth) if (filter[name] !== undefined) faults.add(`/${name}`, 'health');
  return {
    screening: filter.BiometricsStatus && { isDone: filter.BiometricsStatus === 'Completed', sources: settings.screeningSources },
    measure: measureOf(filter, measures, faults),
    condition: conditionOf(filter, revision, faults),
    assessment: filter.HraStatus,
    question: questionOf(filter, revision, faults),
  };
}

function measureOf({ Biometric, BiometricRiskLevels }: PersonFilter, measures: Constants['measures'], faults: FilterFaults): Health['measure'] {
  if (Biometric === undefined) return isEmpty(BiometricRiskLevels) ? undefined : faults.add('/Biometric', 'biometricMissing');
  if (!Object.hasOwn(measures.healthRiskLevelsFrom, Biometric)) return faults.add('/Biometric', 'biometric');
  const known = levelsOfMeasure(Biometric, measures);
  const chosen = isEmpty(BiometricRiskLevels) ? known.map(({ id }) => id) : BiometricRiskLevels!;
  const levels = chosen.flatMap((id, index) => known.find((level) => level.id === id)?.level ?? faults.add(`/BiometricRiskLevels/${index}`, 'level') ?? []);
  return { id: Biometric, levels };
}

/** The levels of a measure, from the lowest. */
export function levelsOfMeasure(measure: string, { healthRiskLevels, healthRiskLevelsFrom }: Constants['measures']) {
  const beginnings = own(healthRiskLevelsFrom, measure) ?? [];
  const names = Object.entries(healthRiskLevels);
  return beginnings.slice(0, names.length).map((from, index) => {
    const [id, name] = names[index]!;
    const level: MeasureLevel = { from: index === 0 ? undefined : from, below: index + 1 < names.length ? beginnings[index + 1] : undefined };
    return { id, name, level };
  });
}

function conditionOf({ HealthCondition: id, HealthConditionRiskLevels: levels }: PersonFilter, revision: Revision, faults: FilterFaults): Health['condition'] {
  if (id === undefined) return isEmpty(levels) ? undefined : faults.add('/HealthCondition', 'conditionMissing');
  const area = areasOf(revision).find((one) => one.id === id);
  if (area === undefined) return faults.add('/HealthCondition', 'condition');
  if (isEmpty(levels)) return { id };
  for (const [index, level] of levels!.entries())
    if (!area.levels.some(({ code }) => code === level)) faults.add(`/HealthConditionRiskLevels/${index}`, 'level');
  return { id, levels };
}

const askedIn = (revision: Revision) => askedOf(revision, constantsOf(revision).assessments.healthAssessment);

/** The areas of health of the assessment, in their order. */
export const areasOf = (revision: Revision) => askedIn(revision)?.questionnaire.results?.areas ?? [];

function questionOf({ HraQuestion: id, QuestionAnswer: answers }: PersonFilter, revision: Revision, faults: FilterFaults): Health['question'] {
  if (id === undefined) return isEmpty(answers) ? undefined : faults.add('/HraQuestion', 'questionMissing');
  if (answersTo(id, revision).length === 0) return faults.add('/HraQuestion', 'question');
  return { id, answers: isEmpty(answers) ? undefined : answers };
}

/** The questions whose answers are chosen among a few, in their order. */
export const closedQuestions = (revision: Revision): OptionItem[] =>
  [...(askedIn(revision)?.questions ?? [])].flatMap(([Value, { question }]) =>
    answersTo(Value, revision).length === 0 ? [] : [{ Value, Text: question.question }],
  );

/** What can be answered to such a question; nothing for others. */
export function answersTo(id: string, revision: Revision): OptionItem[] {
  const asked = askedIn(revision)?.questions.get(id);
  if (asked === undefined) return [];
  const { question, schema } = asked;
  if (question.options !== undefined) return question.options.map(({ value, text }) => ({ Value: value, Text: text }));
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => ({ Value: String(value), Text: String(value) }));
  const { ends, minimum = 0, maximum = 0 } = question;
  if (ends === undefined) return [];
  return Array.from({ length: maximum - minimum + 1 }, (_, index) => String(minimum + index)).map((Value) => ({ Value, Text: Value }));
}

const isEmpty = (list: readonly string[] | undefined): boolean => list === undefined || list.length === 0;
