import { expect, test } from 'vitest';
import { addDays } from '../../runtime/format/date';
import { compiledDefinitions } from '../definitions/compiled-definitions';
import { withCustomFacts } from './custom-facts';
import { makeHealth } from './health-rows';
import { isOther } from './make-people';
import { makeRows } from './make-rows';
import { withRecentChanges } from './recent-changes';
import { storyOf } from './stories';

const definitions = await compiledDefinitions(process.cwd(), (message) => {
  throw new Error(message);
});
const today = '2026-11-25';
const made = makeRows(definitions, 600, 'hash', today);
const rows = withCustomFacts({ ...made, ...withRecentChanges(made, today) }, today);
const people = rows.users.map((user) => {
  const { Answers, Custom } = rows.profiles.find(({ UserId }) => UserId === user.UserId)!;
  const answers = Object.fromEntries(Answers.map(({ Id, UserAnswer }) => [Id, String(UserAnswer)]));
  return { user, answers, Custom, hired: answers.HireDate! };
});
const of = (company: string) => people.filter(({ user }) => user.EntityId === company);

test('D-demo-17 people of a story have its sex in their profile, their picture and their assessment', () => {
  const named = people.filter(({ user }) => !isOther(user));
  expect(named.length).toBeGreaterThan(20);
  for (const { user, answers } of named) {
    expect([user.UserName, answers.Sex]).toEqual([user.UserName, storyOf(user)!.sex]);
    const picture = /(\d+)\.svg$/.exec(user.ProfileImageUrl ?? '')?.[1];
    // Faces of women have odd numbers.
    if (picture !== undefined) expect([user.UserName, Number(picture) % 2]).toEqual([user.UserName, answers.Sex === 'female' ? 1 : 0]);
  }
  const health = makeHealth(rows, definitions, today);
  const sexes = health.answers.filter(({ QuestionId }) => QuestionId === 'sexAtBirth');
  expect(sexes.length).toBeGreaterThan(5);
  for (const { UserAssessmentProgressId, Answer } of sexes) {
    const { UserId } = health.progress.find((one) => one.UserAssessmentProgressId === UserAssessmentProgressId)!;
    expect(Answer).toEqual([people.find(({ user }) => user.UserId === UserId)!.answers.Sex]);
  }
});

test('D-demo-17 nobody was hired as a child', () => {
  for (const { user, hired } of people)
    expect(hired > addDays(user.DateOfBirth!, 18 * 365)!, `${user.UserName} born ${user.DateOfBirth}, hired ${hired}`).toBe(true);
});

test("D-demo-17 a company's own fields agree with where people work and since when", () => {
  expect([of('cedar').length, of('granite').length].every((count) => count > 20)).toBe(true);
  for (const { user, Custom, hired } of of('cedar')) {
    const checked = String(Custom.backgroundCheckedOn);
    expect(checked < hired && checked > addDays(hired, -60)!, `${user.UserName} checked ${checked}, hired ${hired}`).toBe(true);
    if (user.Location !== null) expect(user.Location.startsWith(String(Custom.school)), `${user.UserName} ${user.Location}`).toBe(true);
  }
  for (const { user, Custom } of of('granite')) {
    expect(String(Custom.licensedUntil) > today, `${user.UserName} ${String(Custom.licensedUntil)}`).toBe(true);
    expect(Number(Custom.weeklyHours)).toBeGreaterThanOrEqual(24);
    if (user.Location !== null) expect(Custom.depot).toBe(user.Location);
  }
});
