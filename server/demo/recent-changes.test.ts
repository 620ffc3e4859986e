import { expect, test } from 'vitest';
import { compiledDefinitions } from '../definitions/compiled-definitions';
import { makeEvents } from './event-rows';
import { isOther } from './make-people';
import { makeRows } from './make-rows';
import { withRecentChanges } from './recent-changes';

const definitions = await compiledDefinitions(process.cwd(), (message) => {
  throw new Error(message);
});
const today = '2031-03-02';
const made = makeRows(definitions, 600, 'hash', today);
const rows = withRecentChanges(made, today);
const answersOf = (item: string) => rows.profiles.map(({ UserId, Answers }) => ({ UserId, answer: String(Answers.find(({ Id }) => Id === item)?.UserAnswer) }));

test('some were hired in the last two years, up to the day before, and have registered after it', () => {
  const recent = answersOf('HireDate').filter(({ answer }) => answer >= '2029-03-01');
  expect(recent.length).toBeGreaterThan(30);
  expect(recent.every(({ answer }) => answer < today)).toBe(true);
  for (const { UserId, answer } of recent) {
    const { DateRegistered } = rows.users.find((user) => user.UserId === UserId)!;
    expect(DateRegistered > answer && DateRegistered < today, `${answer} ${DateRegistered}`).toBe(true);
  }
});

test('some have left or have not confirmed their account, but nobody whose sign-in name is told', () => {
  const statuses = rows.users.map(({ Status }) => Status);
  for (const status of ['Active', 'Disabled', 'Pending'] as const) expect(statuses).toContain(status);
  const named = rows.users.filter((user) => !isOther(user));
  expect(named.length).toBeGreaterThan(20);
  expect(named).toEqual(made.users.filter((user) => !isOther(user)));
});

test('everybody has said which sex they are, or that they would rather not', () => {
  const sexes = answersOf('Sex').map(({ answer }) => answer);
  expect(new Set(sexes)).toEqual(new Set(['female', 'male', 'undisclosed']));
  expect(sexes.filter((sex) => sex === 'undisclosed').length).toBeLessThan(sexes.length / 20);
});

test('whoever takes part in an event has signed up for one of its sessions, before it begins', () => {
  const { sessions, signUps } = makeEvents(made, '2026-11-20');
  const events = new Set(made.programs.filter(({ ProgramSubType }) => ProgramSubType === 'Event').map(({ Id }) => Id));
  const taking = made.participations.filter(({ ProgramId, ProgramStatus }) => events.has(ProgramId) && ProgramStatus !== 'Quit');
  expect(taking.length).toBeGreaterThan(100);
  const sessionOf = new Map(sessions.map((session) => [session.SessionId, session]));
  expect(signUps.map(({ UserId, SessionId }) => `${UserId} ${sessionOf.get(SessionId)!.ProgramId}`).toSorted()).toEqual(
    taking.map(({ UserId, ProgramId }) => `${UserId} ${ProgramId}`).toSorted(),
  );
  expect(signUps.every(({ SessionId, SignedUpAt }) => SignedUpAt < sessionOf.get(SessionId)!.StartsAt)).toBe(true);
  for (const id of events) expect(sessions.filter(({ ProgramId }) => ProgramId === id).length).toBeGreaterThanOrEqual(3);
});
