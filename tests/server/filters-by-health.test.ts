import { expect } from 'vitest';
import type { Failure } from '../../schemas/generated/records';
import { withServer } from './support/fixture';

const { test, server } = withServer();

test.each([
  { Biometric: 'BloodPressure', BiometricRiskLevels: ['High'] },
  { HealthCondition: 'tobacco', HealthConditionRiskLevels: ['start'] },
  { HraQuestion: 'hasDoctor', QuestionAnswer: ['Yes'] },
  { Tracker: '106' },
])('only whoever has the role for it finds people by their health: %j', async (filter) => {
  const plain = await server.as('admin@lakeside.example');
  for (const call of ['search', 'count', 'exports']) {
    const { status, body } = await plain.post<Failure>(`/people/${call}`, { EntityIds: ['lakeside'], ...filter });
    expect([status, body.Errors.map(({ Code, Field }) => [Code, Field])]).toEqual([400, Object.keys(filter).map((name) => ['health', `/${name}`])]);
  }
  expect((await (await server.as('super@wellspring.example')).post('/people/count', filter)).status).toBe(200);
});
