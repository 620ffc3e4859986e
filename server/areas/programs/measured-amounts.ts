import type { Revision } from '../../../runtime/definitions/compiled';
import type { CompletionLevel, Program, ProgramLevel } from '../../../schemas/generated/records';
import { quantityOfField } from '../../definitions/tracker-catalogue';

/** Returns levels whose requirements say what a total of logged amounts measures, so that people read it in their own unit. */
export function withQuantities(standing: readonly CompletionLevel[], levels: readonly ProgramLevel[], revision: Revision): CompletionLevel[] {
  const asked = levels.flatMap(({ Requirements }) => Requirements);
  return standing.map((level) => ({
    ...level,
    Requirements: level.Requirements.map((requirement) => {
      const { Measure, TrackerId, Field } = asked.find(({ RequirementId }) => RequirementId === requirement.RequirementId) ?? {};
      return Measure === 'TrackedTotal' ? { ...requirement, ...quantityOfField(revision, TrackerId, Field) } : requirement;
    }),
  }));
}

/** Returns progress that says the same of its number: of a program with one requirement, which its number counts. */
export function progressWithQuantity(progress: Program['Progress'], levels: readonly ProgramLevel[], revision: Revision): Program['Progress'] {
  const [only, ...others] = levels.flatMap(({ Requirements }) => Requirements);
  if (only?.Measure !== 'TrackedTotal' || others.length > 0) return progress;
  return { ...progress, ...quantityOfField(revision, only.TrackerId, only.Field) };
}
