import { beforeAll, expect, test } from 'vitest';
import { testDefinitions } from '../../tests/server/support/definitions';
import { makeCoachEntries } from './coaching-rows';
import { makeRows } from './make-rows';
import { makeScheduler, withCoaches } from './make-scheduler';

const today = '2026-11-25';
// Definitions are compiled once, which takes long where others work too.
beforeAll(() => void testDefinitions(), 120_000);

function made(people: number) {
  const rows = withCoaches(makeRows(testDefinitions(), people, 'hash', today));
  const { entries, ...made } = makeScheduler(rows, makeCoachEntries(rows, today), testDefinitions(), today);
  return { rows, ...made, sessions: entries.filter(({ WorkFlowType }) => WorkFlowType === 'Scheduled') };
}

test('six coaches have some two hundred sessions around today, the same each time', () => {
  const { sessions, blocks, resources } = made(300);
  const around = sessions.filter(({ StartDate }) => StartDate > '2026-10-11' && StartDate < '2027-01-09');
  expect(around.length).toBeGreaterThan(180);
  expect(around.length).toBeLessThan(280);
  expect(new Set(sessions.map(({ CoachUserId }) => CoachUserId)).size).toBe(6);
  expect([blocks.length, resources.filter(({ Resource }) => Resource === 'coach-availability').length]).toEqual([8, 6]);
  expect(made(300).sessions).toEqual(sessions);
});

test('nobody is in two sessions, and no coach in one while they have blocked the time', () => {
  const { sessions, blocks } = made(300);
  const spans = sessions.flatMap(({ Id, UserId, CoachUserId, StartDate, EndDate }) => [UserId, CoachUserId].map((who) => ({ Id, who, StartDate, EndDate })));
  const busy = [...spans, ...blocks.map(({ Id, UserId, StartTime, EndTime }) => ({ Id, who: UserId, StartDate: StartTime, EndDate: EndTime }))];
  const twice = busy.flatMap((one, index) =>
    busy
      .slice(index + 1)
      .flatMap((other) => (one.who === other.who && one.StartDate < other.EndDate && other.StartDate < one.EndDate ? [[one.who, one.StartDate]] : [])),
  );
  expect(twice).toEqual([]);
});

test('a small demo has the two coaches whom people know by name, and no more sessions', () => {
  const { rows, sessions, blocks } = made(40);
  expect([sessions.every(({ SessionTypeId }) => SessionTypeId === null), sessions.length > 3, blocks]).toEqual([true, true, []]);
  expect(rows.designations.filter(({ EntityId, Type }) => EntityId === 'lakeside' && Type === 'Coaching')).toHaveLength(2);
});
