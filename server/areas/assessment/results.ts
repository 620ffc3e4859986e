import type { Questionnaire } from '../../../runtime/definitions/shapes/questionnaire';
import { evaluate, type Report, type Scope } from '../../../runtime/expressions/evaluate';
import type { HraLevel, HraResults } from '../../../schemas/generated/records';
import type { Filled } from './filled';

/** What of results is stored. */
type ResultsContent = Pick<HraResults, 'AssessmentName' | 'Score' | 'Level' | 'Areas'>;

type Levels = NonNullable<Questionnaire['results']>['overall']['levels'];

/**
 * Returns what the answers that count come to, as the questionnaire says. `source` is the questionnaire whose names and advice are stored: the English one,
 * because each reader sees them in their own language.
 */
export function resultsOf(filled: Filled, report?: Report, source: Questionnaire = filled.asked.questionnaire): ResultsContent {
  const { name, results } = source;
  if (results === undefined) return { AssessmentName: name, Score: null, Level: null, Areas: [] };
  const answers = Object.fromEntries([...filled.asked.questions].map(([id, question]) => [id, filled.value(id, question)]));
  const values: Scope = {};
  for (const { id, value } of results.values ?? []) values[id] = evaluate(value.$, { answers, values }, report);
  const Areas = results.areas.map((area) => {
    const Score = scoreOf(evaluate(area.score.$, { answers, values }, report));
    return { ConditionId: area.id, Name: area.name, Score, Level: levelOf(Score, area.levels) };
  });
  const areas = Object.fromEntries(Areas.map(({ ConditionId, Score }) => [ConditionId, Score]));
  const Score = scoreOf(evaluate(results.overall.score.$, { answers, values, areas }, report));
  return { AssessmentName: name, Score, Level: levelOf(Score, results.overall.levels), Areas };
}

/** A whole number from 0 to 100; null for what is no number. */
function scoreOf(value: unknown): number | null {
  const number = typeof value === 'bigint' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? Math.round(Math.min(100, Math.max(0, number))) : null;
}

/** The highest level that a score reaches. */
function levelOf(score: number | null, levels: Levels): HraLevel | null {
  const level = score === null ? undefined : levels.findLast(({ from }) => from <= score);
  return level === undefined ? null : { Id: level.code, Name: level.name, Tone: level.tone ?? null, Advice: level.advice ?? null };
}
