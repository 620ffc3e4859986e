import type { Caller } from '../records/callers';
import type { Identity, ProfileRow } from '../records/profiles';
import { withoutNulls } from '../records/without-nulls';
import type { ProfileAnswer, UserProfile } from '../../schemas/generated/records';

/** The questions whose answers identify the person: they stand with the person, are unique or are checked. */
export const identityQuestions = ['DateOfBirth', 'UniqueId'] as const satisfies (keyof Identity)[];

/** All answers of a person, wherever they are stored. */
export const allAnswers = (identity: Identity, row: ProfileRow): ProfileAnswer[] => [
  ...identityQuestions.flatMap((Id) => {
    const UserAnswer = identity[Id];
    return UserAnswer === null ? [] : [{ Id, UserAnswer }];
  }),
  ...row.Answers,
];

/** A profile as the wire knows it: the company's questions, the person's answers, the preferences. */
export function profileAnswer(caller: Pick<Caller, 'user' | 'entity'>, row: ProfileRow, identity: Identity = caller.user): UserProfile {
  const { UserId: _user, EntityId: _entity, Answers: _answers, ...preferences } = row;
  const answers = new Map(allAnswers(identity, row).map(({ Id, UserAnswer }) => [Id, UserAnswer]));
  const asked = caller.entity.ProfileItems.filter(({ Name }) => answers.has(Name));
  return {
    ProfileItems: caller.entity.ProfileItems.map((item) => ({ ...item, ...(answers.has(item.Name) && { Value: answers.get(item.Name) }) })),
    ProfileAnswers: asked.map(({ Name }) => ({ Id: Name, UserAnswer: answers.get(Name) ?? '' })),
    ...withoutNulls(preferences),
    IsTextEnabled: caller.entity.EntityFeatures.includes('TextTool'),
  };
}
