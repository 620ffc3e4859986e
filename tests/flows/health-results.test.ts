import { test } from 'vitest';
import { answer, flows, walkThrough } from './walk';

test('A-live-topics-02 B-live-topics-02 the message HealthProfile loads the results that are awaited, and whatever shows them', async () => {
  const flow = flows.find(({ id }) => id === 'health-results');
  if (!flow) throw new Error('There is no flow "health-results".');
  const shown = 'load again getHraResults, getAssessmentSubmissions, getBiometricMeasurements, getHealthConditionHistory';
  await walkThrough(flow, {
    steps: [
      { send: { type: 'ASSESSMENT_SUBMITTED' }, effects: [], then: 'waiting', context: { pending: true } },
      { send: { type: 'live.Home' }, effects: [], then: 'waiting', context: { pending: true } },
      {
        send: { type: 'live.HealthProfile' },
        call: answer({ Data: { Date: '2026-11-21' } }),
        effects: ['call getHraResults', shown],
        then: 'resting',
        context: { pending: false },
      },
    ],
  });
});
