import { answer, refused, type Step, type Walk } from './walk';

const everyResult = 'load again getHraResults, getAssessmentSubmissions, getBiometricMeasurements, getHealthConditionHistory';

export const healthResultsWalks: Walk[] = [
  {
    steps: [
      { send: { type: 'route.entered', path: '/health/assessment' } },
      { send: { type: 'ASSESSMENT_SUBMITTED' }, effects: [], then: 'waiting', context: { pending: true } },
      { wait: 9, then: 'waiting' },
      { send: { type: 'ASSESSMENT_SUBMITTED' }, then: 'waiting' },
      { send: { type: 'route.entered', path: '/health/profile' } },
      {
        send: { type: 'live.HealthProfile' },
        call: answer({ Data: { Date: '2026-11-21' } }),
        effects: ['call getHraResults', everyResult, 'show Your health profile is ready to be viewed'],
        then: 'resting',
        context: { pending: false },
      },
      { send: { type: 'live.HealthProfile' }, call: answer({ Data: { Date: '2026-11-21' } }), effects: ['call getHraResults', everyResult], then: 'resting' },
      {
        send: { type: 'live.HealthProfile' },
        call: answer({ Data: { Date: '2026-11-22' } }),
        effects: ['call getHraResults', everyResult, 'show Your health profile is ready to be viewed'],
      },
      { send: { type: 'live.missed' }, effects: [everyResult] },
      { send: { type: 'ASSESSMENT_ANSWERS_CHANGED' }, effects: [everyResult], then: 'resting' },
      { send: { type: 'live.HealthProfile' }, then: 'loading' },
      { send: { type: 'ASSESSMENT_SUBMITTED' }, effects: ['call getHraResults'], then: 'loading', context: { pending: true } },
      { send: { type: 'session.ended' }, then: 'resting', context: { pending: false } },
    ],
  },
  {
    steps: [
      { send: { type: 'route.entered', path: '/programs' } },
      { send: { type: 'ASSESSMENT_SUBMITTED' }, then: 'waiting' },
      { wait: 10, call: answer({ Data: {} }), effects: ['call getHraResults', everyResult], then: 'resting', context: { pending: false } },
      { send: { type: 'ASSESSMENT_SUBMITTED' }, then: 'waiting' },
      { send: { type: 'live.missed' }, effects: ['call getHraResults'], then: 'loading' },
    ],
  },
  {
    steps: [
      { send: { type: 'ASSESSMENT_SUBMITTED' } },
      ...[1, 2, 3, 4, 5].map((attempts): Step => ({ wait: 10, call: refused, effects: ['call getHraResults'], then: 'waiting', context: { attempts } })),
      { wait: 10, call: refused, effects: ['call getHraResults'], then: 'resting', context: { pending: false } },
    ],
  },
  ...[answer({ Data: {} }), refused].map(
    (call): Walk => ({
      steps: [
        { send: { type: 'route.entered', path: '/health/assessment' } },
        {
          send: { type: 'RELOAD_HEALTH_RESULTS', redirect: true },
          call,
          effects: ['call getHraResults', ...(call.ok ? [everyResult] : []), 'go /health/profile'],
          then: 'resting',
          context: { redirect: false },
        },
        { send: { type: 'RELOAD_HEALTH_RESULTS', redirect: false }, call, effects: ['call getHraResults', ...(call.ok ? [everyResult] : [])] },
      ],
    }),
  ),
];
