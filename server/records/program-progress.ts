import { roundedTo } from '../../runtime/expressions/decimals';
import type { CompletionLevel, Program, ProgramLevel, ProgramRequirement, RequirementStanding } from '../../schemas/generated/records';

/** How much of a requirement is done. */
type Measure = (requirement: ProgramRequirement) => number;

/** In percent, whole; 100 only when it is done (B-constants-03). */
const percentOf = (value: number, goal: number): number => (value >= goal ? 100 : Math.min(99, Math.max(0, roundedTo((100 * value) / goal))));

/** How far somebody is with the levels of a program: a level is completed when each of its requirements is met. */
export const standingOf = (levels: readonly ProgramLevel[], measure: Measure): CompletionLevel[] =>
  levels.map(({ LevelId, Name, Points, Requirements }) => {
    const standings = Requirements.map((requirement): RequirementStanding => {
      const { Measure: _measure, Tag: _tag, ...asked } = requirement;
      const { Goal } = asked;
      const Value = measure(requirement);
      return { ...asked, IsCompleted: Value >= Goal, PercentCompleted: percentOf(Value, Goal), Value };
    });
    const shares = standings.reduce((sum, { PercentCompleted }) => sum + PercentCompleted, 0);
    const IsCompleted = standings.length > 0 && standings.every((standing) => standing.IsCompleted);
    return {
      LevelId,
      Name,
      Points,
      IsCompleted,
      PercentCompleted: percentOf(IsCompleted ? 1 : shares / 100, IsCompleted ? 1 : Math.max(1, standings.length)),
      Requirements: standings,
    };
  });

/** The levels of a program for somebody who has done nothing of it. */
export const untouched = (levels: readonly ProgramLevel[]): CompletionLevel[] => standingOf(levels, () => 0);

/** How far somebody is with all that is asked of them; 0 where nothing is. */
export function percentOfLevels(standing: readonly CompletionLevel[]): number {
  const all = standing.flatMap(({ Requirements }) => Requirements);
  const sum = all.reduce((shares, { PercentCompleted }) => shares + PercentCompleted, 0);
  return all.length === 0 ? 0 : percentOf(sum, 100 * all.length);
}

/** How far somebody is, in short: of one requirement its own words, of several how many are met. */
export function programProgress(levels: readonly ProgramLevel[], standing: readonly CompletionLevel[] | null): Program['Progress'] {
  const asked = standing ?? untouched(levels);
  const all = asked.flatMap(({ Requirements }) => Requirements);
  const [only, ...others] = all;
  if (only === undefined) return { Percent: 0, Value: 0, Goal: 1, Unit: '' };
  const { Value, Goal, Unit } = only;
  const Percent = percentOfLevels(asked);
  if (others.length === 0) return { Percent, Value: Math.min(Value, Goal), Goal, Unit };
  return { Percent, Value: all.filter(({ IsCompleted }) => IsCompleted).length, Goal: all.length, Unit: '' };
}
