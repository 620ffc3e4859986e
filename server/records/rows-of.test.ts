import { expect, test } from 'vitest';
import { PgDialect } from 'drizzle-orm/pg-core';
import { matching } from './rows-of';
import { courseProgress } from './tables/courses';

const written = (values: Parameters<typeof matching<typeof courseProgress>>[1]) => new PgDialect().sqlToQuery(matching(courseProgress, values));

test('rows are looked for by all values that are named', () => {
  expect(written({ UserId: 'pat', CourseId: 'sleep' })).toMatchObject({
    sql: '("course_progress"."user_id" = $1 and "course_progress"."course_id" = $2)',
    params: ['pat', 'sleep'],
  });
});

test.each([{ UserId: undefined }, { UserId: 'pat', CourseId: undefined }, { UserId: null as never }, {}])('nothing is looked for by %j', (values) => {
  expect(() => matching(courseProgress, values)).toThrow('Rows are looked for by');
});
