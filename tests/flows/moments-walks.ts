import { answer, refused, type Walk } from './walk';

/** What a person has, without moments. */
export const earned = { PlanYearId: 'p', CurrentGiftCardBalance: 0 };

/** A level that a person has reached. */
export const momentOf = (Id: string) => ({
  Id,
  Version: 1,
  Kind: 'Level',
  SubjectId: 'steps',
  Part: Id,
  Name: 'Steps',
  LevelName: 'One',
  Points: 10,
  IsSeen: false,
});

const loaded = (...ids: string[]) => ({ send: { type: 'MOMENTS_LOADED', moments: ids.map(momentOf) } });
const drawn = { send: { type: 'MOMENT_DRAWN' } };
const closed = { send: { type: 'MOMENT_CLOSED' } };

/** Moments one after another, each marked as soon as it is drawn; and those that another page has shown. */
export const momentsWalks: Walk[] = [
  {
    steps: [
      { ...loaded(), then: 'resting' },
      { ...loaded('m1', 'm2'), then: 'pausing', context: { moment: null } },
      { wait: 1, then: 'offered', context: { moment: momentOf('m1') } },
      { ...drawn, then: 'shown.marking', effects: ['call updateMoment'] },
      { call: answer({ Successful: true }), given: { key: 'm1', version: 1, body: { ...momentOf('m1'), IsSeen: true } }, then: 'shown.marked' },
      { ...loaded('m1', 'm2'), then: 'shown.marked', context: { waiting: [momentOf('m2')] } },
      { ...closed, then: 'pausing', context: { moment: null } },
      { wait: 1, then: 'offered', context: { moment: momentOf('m2') } },
      { ...drawn, call: refused, then: 'shown.marked' },
      { ...closed, then: 'resting', context: { moment: null, seen: ['m1', 'm2'] } },
      { ...loaded('m1', 'm2'), then: 'resting' },
    ],
  },
  {
    steps: [
      { ...loaded('m1'), then: 'pausing' },
      { wait: 1, then: 'offered' },
      { ...loaded('m2'), then: 'pausing', context: { moment: null } },
      { ...loaded(), then: 'pausing' },
      { wait: 1, then: 'resting' },
      { ...loaded('m3'), then: 'pausing' },
      { wait: 1, then: 'offered' },
      { send: { type: 'session.ended' }, then: 'resting', context: { waiting: [], moment: null, seen: [] } },
    ],
  },
];
