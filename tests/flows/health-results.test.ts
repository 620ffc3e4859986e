import { test } from 'vitest';
import { answer, flows, walkThrough } from './walk';

const shown = 'load again getHraResults, getAssessmentSubmissions, getBiometricMeasurements, getHealthConditionHistory';
const results = () => flows.find(({ id }) => id === 'health-results')!;

test('B-routing-10 the health profile opens once the results that were asked for with a redirect are loaded, and not without one', async () => {
  const ask = (redirect: boolean, effects: string[]) => ({
    send: { type: 'RELOAD_HEALTH_RESULTS', redirect },
    call: answer({ Data: {} }),
    effects: ['call getHraResults', shown, ...effects],
    then: 'resting',
  });
  await walkThrough(results(), {
    steps: [{ send: { type: 'route.entered', path: '/programs' } }, ask(false, []), ask(true, ['go /health/profile'])],
  });
});

test('A-live-topics-02 B-live-topics-02 the message HealthProfile loads the results that are awaited, and whatever shows them', async () => {
  await walkThrough(results(), {
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
