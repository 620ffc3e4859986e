import { expect, test } from 'vitest';
import { addDays } from '../../runtime/format/date';
import { weekdayOf } from '../../runtime/format/time';
import { calendarOf } from './demo-calendar';
import { placeAndBirth, storyOf } from './stories';
import stories from './stories.json';

const monday = 1;
const days = Array.from({ length: 1500 }, (_, index) => addDays('2026-01-01', index)!);

test('D-demo-14 on any day a season is under way, with progress to show and time left, in the plan year under way', () => {
  for (const day of days) {
    const { seasons, current, last } = calendarOf(day);
    const fall = seasons.find(({ key }) => key === 'fall')!;
    expect([fall.StartDate <= addDays(day, -28)!, day < fall.EndDate, fall.PlanYearId], day).toEqual([true, true, current.PlanYearId]);
    expect(addDays(last.EndDate, 1), day).toBe(current.StartDate);
    expect(current.StartDate <= day && day <= current.EndDate, day).toBe(true);
    for (const { StartDate, EndDate, PlanYearId } of seasons) {
      const year = PlanYearId === current.PlanYearId ? current : last;
      expect([weekdayOf(StartDate), year.StartDate <= StartDate, EndDate <= year.EndDate], `${day} ${StartDate}`).toEqual([monday, true, true]);
    }
    expect(new Set(seasons.map(({ title }) => title)).size, day).toBe(seasons.length);
  }
});

test.each([
  ['2026-11-29', 'Fall 2026', '2026-10-05', 'Plan year 2026'],
  ['2027-01-05', 'Winter 2027', '2026-12-07', 'Plan year 2026–2027'],
  ['2027-02-10', 'Winter 2027', '2027-01-11', 'Plan year 2026–2027'],
  ['2027-05-10', 'Spring 2027', '2027-04-05', 'Plan year 2026–2027'],
])('D-demo-14 on %s it is %s, since %s, in %s', (day, title, StartDate, Name) => {
  const { seasons, current } = calendarOf(day);
  expect([seasons.find(({ key }) => key === 'fall'), current]).toMatchObject([{ title, StartDate }, { Name }]);
});

test.each(Object.keys(stories))('D-demo-15 %s has the told age on any day', (UserName) => {
  const user = { UserId: 'user-000001', UserName, FirstName: '', UsingValidic: false, EntityId: 'lakeside', Location: null, Region: null };
  const { age } = storyOf({ UserName })!;
  for (const day of days) {
    const born = placeAndBirth(user, day).DateOfBirth!;
    const hadBirthday = born.slice(5) <= day.slice(5);
    expect(Number(day.slice(0, 4)) - Number(born.slice(0, 4)) - (hadBirthday ? 0 : 1), day).toBe(age);
  }
});
