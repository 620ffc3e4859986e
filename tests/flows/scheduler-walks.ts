import type { Outcome } from '../../runtime/http/http';
import { answer, refused, type Step, type Walk } from './walk';

const unreachable: Outcome = { ok: false, failure: { StatusCode: 0, Errors: [], ShowUser: true } };
const session = { EntryType: 'Session', WorkFlowType: 'Scheduled', StartDate: '2026-11-03T15:00:00.000Z' };
const moved = { Id: 'CoachEntry#1', Version: 1, StartDate: '2026-11-03T16:00:00.000Z' };
const scheduled: Step = { send: { type: 'SCHEDULE', session }, then: 'started.scheduling', effects: ['call createCoachEntry'] };
const moving: Step = { send: { type: 'MOVE', moved }, then: 'started.moving', effects: ['call updateCoachEntry'] };
const saved: Step = {
  call: answer({ Entry: null, Successful: true, FailureType: 'None', NextAvailableSessionTime: null }),
  then: 'finished.success',
  effects: ['show You have successfully scheduled this session.', 'close the dialog'],
};
const taken: Step = {
  call: answer({ Entry: null, Successful: false, FailureType: 'Conflict', NextAvailableSessionTime: '2026-11-03T17:00:00.000Z' }),
  then: 'finished.failure',
  context: { failure: 'This time is no longer available.', next: '2026-11-03T17:00:00.000Z' },
};
const closed: Step = {
  call: answer({ Entry: null, Successful: false, FailureType: 'CompanyHoursConflict', NextAvailableSessionTime: null }),
  then: 'finished.failure',
  context: { failure: "This time is outside the company's coaching hours.", next: '' },
};
const gone: Step = {
  call: answer({ Entry: null, Successful: false, FailureType: 'Exception', NextAvailableSessionTime: null }),
  then: 'finished.failure',
  context: { failure: 'An error occurred, please try again later.', next: '' },
};
const said: Step = { call: refused, then: 'finished.failure', context: { failure: 'No.', next: '' } };
const lost: Step = { call: unreachable, then: 'finished.failure', context: { failure: 'An error occurred, please try again later.', next: '' } };

/** Walks through scheduling and moving: with every failure, and taking the next free time. */
export const sessionSavingWalks: Walk[] = [
  { steps: [scheduled, taken, scheduled, saved] },
  { steps: [scheduled, closed, moving, gone, moving, saved] },
  { steps: [moving, taken, scheduled, said] },
  { steps: [moving, said] },
  { steps: [scheduled, lost] },
];

const block = { Title: 'Team meeting', StartTime: '2026-11-03T15:00', EndTime: '2026-11-03T16:00' };
const kept = { Id: '1', UserId: 'coach', Title: 'Team meeting', AllDayEvent: false, StartTime: '2026-11-03T15:00:00Z', EndTime: '2026-11-03T16:00:00Z' };
const saving: Step = { send: { type: 'SAVE', block }, then: 'started', effects: ['call saveTimeBlock'] };

/** Walks through blocking a time: over a session, refused and unreachable. */
export const timeBlockSavingWalks: Walk[] = [
  {
    steps: [
      saving,
      {
        call: answer({ Successful: false, TimeBlock: null, FailureType: 'ScheduledBlockConflict' }),
        then: 'finished.failure',
        context: { failure: 'A session is already scheduled during this time.' },
        effects: ['show Failed to save time block'],
      },
      saving,
      {
        call: answer({ Successful: true, TimeBlock: kept, FailureType: 'None' }),
        then: 'finished.success',
        context: { saved: kept },
        effects: ['show Your time block was added successfully', 'close the dialog'],
      },
    ],
  },
  { steps: [saving, { call: refused, then: 'finished.failure', context: { failure: 'No.' }, effects: ['show Error saving time block'] }] },
  {
    steps: [
      saving,
      {
        call: unreachable,
        then: 'finished.failure',
        context: { failure: 'An error occurred, please try again later.' },
        effects: ['show Error saving time block'],
      },
    ],
  },
];
