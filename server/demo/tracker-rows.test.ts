import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { compiledDefinitions } from '../definitions/compiled-definitions';
import type { Definitions } from '../definitions/definitions';
import type { Caller } from '../records/callers';
import { trackerOf } from '../definitions/tracker-catalogue';
import { judgedEntry } from '../areas/tracker-entries/entry-faults';
import { valuesByField } from '../areas/tracker-entries/entry-values';
import { isOther } from './make-people';
import { makeRows } from './make-rows';
import { makeTrackerEntries } from './tracker-rows';
import { companySetup } from '../records/company-settings';
import { constantsOf } from '../foundation/constants';

let definitions: Definitions;
let rows: ReturnType<typeof makeRows>;
let entries: ReturnType<typeof makeTrackerEntries>;
beforeAll(async () => {
  definitions = await compiledDefinitions(fileURLToPath(new URL('../..', import.meta.url)), () => undefined);
  rows = makeRows(definitions, 300, 'x', '2026-11-22');
  entries = makeTrackerEntries(rows, definitions, '2026-11-22');
});

const of = (userName: string) => entries.filter(({ UserId }) => UserId === rows.users.find(({ UserName }) => UserName === userName)!.UserId);

test('Pat of Lakeside has more than a year of each tracker but one, until yesterday, with gaps, from all sources but a device and text messages, as Pat has neither', () => {
  const own = of('pat@lakeside.example');
  expect(new Set(own.map(({ TrackerId }) => TrackerId))).toEqual(new Set([101, 103, 104, 105, 106, 107, 108, 109]));
  const days = own.filter(({ TrackerId }) => TrackerId === 105).map(({ EntryDate }) => EntryDate);
  expect(days[0]! < '2025-11-22' && days.at(-1)! > '2026-11-15' && days.at(-1)! < '2026-11-22').toBe(true);
  expect(days.some((day) => day >= '2026-08-05' && day <= '2026-08-18')).toBe(false);
  const sources = ['UserEntry', 'PushNotification', 'HealthProfile', 'Coach', 'CoachPlatform', 'TrackerFeed', 'BiometricUpload'];
  expect(new Set(own.map(({ Source }) => Source))).toEqual(new Set(sources));
});

test('what coaches made names the coach and the coach’s company', () => {
  const made = of('pat@lakeside.example').filter(({ Source }) => Source === 'Coach');
  const coach = rows.users.find(({ UserName }) => UserName === 'coach@lakeside.example')!;
  expect(new Set(made.map(({ CreatedBy, SourceId, CoachingEntityId }) => `${CreatedBy} ${SourceId} ${CoachingEntityId}`))).toEqual(
    new Set([`Casey Brooks ${coach.UserId} lakeside`]),
  );
});

test('every entry is one that its form takes, and no two of a person and tracker have one key', () => {
  expect(entries.length).toBeGreaterThan(3_000);
  const keys = entries.map(({ UserId, TrackerId, EntryDateKey }) => `${UserId} ${TrackerId} ${EntryDateKey}`);
  expect(new Set(keys).size).toBe(keys.length);
  const faults = entries.flatMap((entry) => {
    const user = rows.users.find(({ UserId }) => UserId === entry.UserId)!;
    const entity = rows.entities.find(({ EntityId }) => EntityId === entry.EntityId)!;
    const revision = definitions.for(entity.Customer);
    const settings = constantsOf(revision).trackerEntries;
    const setup = trackerOf(revision, entry.TrackerId);
    const person = { user, entity, partnerId: null, designations: [] };
    const caller = {
      ...person,
      company: companySetup({ entity, settingRows: [] }, revision),
      actor: person,
      timeZone: null,
      language: null,
      loginType: 'NonSSO',
    } as unknown as Caller;
    const tracking = { caller, revision, today: '2026-11-21', earliest: '2025-01-01' };
    return judgedEntry(tracking, setup, true, { EntryDate: entry.EntryDate, Values: valuesByField(setup, entry.Values, settings) }).faults.map(
      ({ Field, Message }) => `${entry.Id} ${Field} ${Message}`,
    );
  });
  expect(faults).toEqual([]);
});

test('people walk and run more at weekends and in the summer, and of those nobody is told of some gave up and some came back', () => {
  const runs = of('pat@lakeside.example').filter(({ TrackerId }) => TrackerId === 101);
  const share = (holds: (day: Date) => boolean) => runs.filter(({ EntryDate }) => holds(new Date(`${EntryDate}T12:00:00Z`))).length / runs.length;
  expect(share((day) => day.getUTCDay() % 6 === 0)).toBeGreaterThan(2 / 7);
  expect(share((day) => [5, 6, 7].includes(day.getUTCMonth()))).toBeGreaterThan(share((day) => [11, 0, 1].includes(day.getUTCMonth())));
  const others = [...new Set(rows.users.filter(isOther).map(({ UserId }) => UserId))];
  const lasts = others.flatMap(
    (id) =>
      entries
        .filter(({ UserId }) => UserId === id)
        .map(({ EntryDate }) => EntryDate)
        .toSorted()
        .at(-1) ?? [],
  );
  expect(lasts.some((day) => day < '2026-09-10')).toBe(true);
  expect(lasts.some((day) => day > '2026-11-01')).toBe(true);
});
