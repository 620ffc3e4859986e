import type { Outcome } from '../../runtime/http/http';
import { answer, refused, type Step, type Walk } from './walk';

const exported: Step = {
  send: { type: 'EXPORT', filter: { EntityIds: ['a'] }, search: '', format: 'xlsx' },
  then: 'starting',
  effects: ['call startPeopleExport'],
};
const started = { ExportId: 'x1', Format: 'xlsx', FileName: 'people.xlsx', Total: 300, Done: 0 };
const running: Step = { call: answer(started), then: 'running.waiting', effects: ['call downloadPeopleExport'] };
const cancelled: Step = { send: { type: 'CANCEL' }, then: 'choosing', effects: [] };
const looked: Step = { wait: 0.7, then: 'running.asking', effects: ['call getPeopleExport'] };
const saved: Step = { call: answer('the file'), of: 'downloadPeopleExport', then: 'saved', effects: ['save people.xlsx'] };
const unreachable: Outcome = { ok: false, failure: { StatusCode: 0, Errors: [], ShowUser: true } };

const ofParticipants: Step = {
  send: { type: 'EXPORT_PARTICIPANTS', participants: { challengeId: 'c' }, format: 'csv' },
  then: 'startingParticipants',
  effects: ['call downloadChallengeParticipants'],
};

/** Walks through an export of people: with progress, failing at each step, called off and begun again. */
export const peopleExportWalks: Walk[] = [
  {
    steps: [
      exported,
      running,
      looked,
      { call: answer({ ...started, Done: 100 }), of: 'getPeopleExport', then: 'running.waiting', context: { done: 100, total: 300 } },
      looked,
      // Not to know how far it is stops nothing.
      { call: refused, of: 'getPeopleExport', then: 'running.waiting', context: { done: 100 } },
      saved,
      exported,
    ],
  },
  { steps: [exported, { call: refused, then: 'failed', context: { fault: 'No.' } }, exported] },
  { steps: [exported, { call: unreachable, then: 'failed', context: { fault: 'The export could not be started.' } }] },
  { steps: [exported, cancelled] },
  { steps: [ofParticipants, cancelled] },
  { steps: [ofParticipants, running, saved, ofParticipants, { call: refused, then: 'failed', context: { fault: 'No.' } }, ofParticipants] },
  { steps: [exported, running, cancelled, { call: answer('the file'), of: 'downloadPeopleExport', then: 'choosing', effects: [] }] },
  { steps: [exported, running, { call: refused, of: 'downloadPeopleExport', then: 'failed', context: { fault: 'No.' } }] },
  {
    steps: [
      exported,
      running,
      { call: unreachable, of: 'downloadPeopleExport', then: 'failed', context: { fault: 'The file could not be created. Nothing was saved.' } },
    ],
  },
];
