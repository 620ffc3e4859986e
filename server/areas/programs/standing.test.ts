import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import type { Revision } from '../../../runtime/definitions/compiled';
import { compiledDefinitions } from '../../definitions/compiled-definitions';
import { makeRows } from '../../demo/make-rows';
import type { ProgramRow } from '../../records/programs';
import { type Done, standing, standingByPoints } from './standing';

let revision: Revision;
let programs: ProgramRow[];
beforeAll(async () => {
  const definitions = await compiledDefinitions(fileURLToPath(new URL('../../..', import.meta.url)), () => undefined);
  revision = definitions.for(null);
  programs = makeRows(definitions, 1, 'x', '2026-11-22').programs as ProgramRow[];
});

test('what a person has reached is the same whether points are known at first or given one after the other', () => {
  const measures = new Set(programs.flatMap(({ Levels }) => Levels.flatMap(({ Requirements }) => Requirements.map(({ Measure }) => Measure))));
  expect([...measures]).toEqual(expect.arrayContaining(['Points', 'Programs', 'TrackedDays', 'Courses']));
  for (const program of programs) {
    const done: Done = {
      entries: program.TrackerIds.flatMap((TrackerId) =>
        [0, 1, 2].map((day) => ({ TrackerId, EntryDate: program.StartDate.slice(0, 8) + String(28 - day), Values: [{ FieldName: 'Steps', Value: 9000 }] })),
      ),
      sessions: new Map([[program.Id, 1]]),
      courses: new Map(program.CourseIds.slice(0, 1).map((id) => [id, program.StartDate])),
      assessments: new Map([[program.PlanYearKeyId, 1]]),
      screenings: [program.StartDate],
      completed: programs.slice(0, 6),
      points: new Map(),
    };
    const given = standingByPoints(revision, program, null, done);
    for (const points of [0, 75, 100_000, 75, 0])
      expect(given(points), `${program.Name} with ${points}`).toEqual(
        standing(revision, program, null, { ...done, points: new Map([[program.PlanYearKeyId, points]]) }),
      );
  }
});
