import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compile } from '../support/shared-compiler';
import { readSource } from '../../codegen/source';
import { settingsIn } from '../../server/foundation/constants';
import { evaluate } from '../../runtime/expressions/evaluate';
import { dateIn } from '../../runtime/format/date';

// The rules of the constants, as page and server ask them.
const { base } = compile(readSource(join(import.meta.dirname, '../..')));
const settings = settingsIn(base!);
const ask = (rule: string, values: object) => {
  const reports: string[] = [];
  const scope = { settings, values };
  const value = evaluate(`apply(settings.${rule}, values)`, scope, (message) => void reports.push(message));
  expect(reports).toEqual([]);
  return value;
};

interface Asked {
  source?: string;
  isNew?: boolean;
  isOnePerDay?: boolean;
  isCoach?: boolean;
}
const editable = (isV2: boolean, asked: Asked) =>
  ask('editableTrackerEntry', { source: 'userentry', isNew: false, isOnePerDay: false, isCoach: false, isV2, ...asked });

describe('whether an entry can be changed, with version 2', () => {
  test.each([
    ['C-tracker-160 of a tracker feed', 'trackerfeed'],
    ['C-tracker-161 of a biometric upload', 'biometricupload'],
    ['C-tracker-162 of a device', 'device'],
    ['C-tracker-162 of a device by its name', 'pedometer 3000'],
  ])('%s: never', (_title, source) => {
    for (const isCoach of [true, false]) for (const isOnePerDay of [true, false]) expect(editable(true, { source, isCoach, isOnePerDay })).toBe(false);
  });

  test.each([
    ['C-tracker-163 a coach, when it is new', { isNew: true, source: 'userentry' }, true],
    ['C-tracker-164 a coach, where there is one a day', { isOnePerDay: true, source: 'userentry' }, true],
    ['C-tracker-165 C-tracker-199 C-tracker-200 a coach, what coaches made', { source: 'coach' }, true],
    ['C-tracker-165 a coach, what came from the platform of coaches', { source: 'coachplatform' }, true],
    ['a coach, what the person made, where there are several a day: no', { source: 'userentry' }, false],
  ])('%s', (_title, asked, expected) => {
    expect(editable(true, { ...asked, isCoach: true })).toBe(expected);
  });

  test.each(['userentry', 'sms', 'healthprofile'])('C-tracker-166 others, what comes from %s', (source) => {
    expect(editable(true, { source })).toBe(true);
  });

  test.each(['coach', 'coachplatform', 'pushnotification'])('C-tracker-166 others, what comes from %s: no', (source) => {
    expect(editable(true, { source })).toBe(false);
  });
});

describe('whether an entry can be changed, without version 2', () => {
  test.each([
    ['C-tracker-167', 'userentry', [true, true]],
    ['C-tracker-168', 'sms', [true, true]],
    ['C-tracker-169', 'pushnotification', [true, true]],
    ['C-tracker-170', 'coach', [false, true]],
    ['C-tracker-171', 'coachplatform', [true, true]],
    ['nothing else', 'healthprofile', [false, false]],
    ['nothing else', 'trackerfeed', [false, false]],
    ['nothing else', 'biometricupload', [false, false]],
    ['nothing else', 'device', [false, false]],
  ])('%s: what comes from %s can be changed by the person, and by a coach: %j', (_id, source, expected) => {
    expect([false, true].map((isCoach) => editable(false, { source, isCoach, isOnePerDay: true }))).toEqual(expected);
  });

  test('those and no others', () => {
    const by = (isCoach: boolean) =>
      ['userentry', 'sms', 'pushnotification', 'coach', 'coachplatform', 'healthprofile', 'device'].filter((source) => editable(false, { source, isCoach }));
    expect(by(false)).toEqual(['userentry', 'sms', 'pushnotification', 'coachplatform']);
    expect(by(true)).toEqual(['userentry', 'sms', 'pushnotification', 'coach', 'coachplatform']);
  });
});

test.each([
  ['C-tracker-172 version 2, a coach', { isV2: true, isCoach: true, isParticipantView: false }, 'Coach'],
  ['C-tracker-173 version 2, in the view of a participant', { isV2: true, isCoach: true, isParticipantView: true }, 'Coach'],
  ['C-tracker-174 version 2, anybody else', { isV2: true, isCoach: false, isParticipantView: false }, 'UserEntry'],
  ['C-tracker-175 before, a coach for somebody else', { isV2: false, isCoach: true, isParticipantView: false }, 'Coach'],
  ['C-tracker-176 before, in the view of a participant', { isV2: false, isCoach: true, isParticipantView: true }, 'CoachPlatform'],
  ['C-tracker-177 before, anybody else', { isV2: false, isCoach: false, isParticipantView: false }, 'UserEntry'],
])('%s saves with this source', (_title, asked, source) => {
  expect(ask('trackerEntrySource', asked)).toBe(source);
});

test.each([
  ['C-tracker-80 of a file:', ['BiometricUpload', 'TrackerFeed'], 'Admin Upload'],
  ['C-tracker-81 of a coach:', ['Coach', 'CoachPlatform'], 'Coach'],
  ['C-tracker-82 of the person:', ['SMS', 'HealthProfile', 'UserEntry'], 'User'],
  ['C-tracker-83 of anything else:', ['Device', 'PushNotification', 'Pedometer 3000'], 'Device'],
])('%s what comes from %j reads %s', (_title, sources, label) => {
  const column = base!.screens.trackers!.tables['tracker-entries']!.columns.find(({ id }) => id === 'source');
  for (const Source of sources) expect(evaluate(column!.value!.$, { settings, row: { Source } })).toBe(label);
});

test('C-tracker-79 the seven sources have names; anything else is a device', () => {
  expect(settings.trackerSourceNames).toEqual({
    biometricupload: 'Admin Upload',
    trackerfeed: 'Admin Upload',
    coach: 'Coach',
    coachplatform: 'Coach',
    sms: 'User',
    healthprofile: 'User',
    userentry: 'User',
  });
  expect(settings.trackerOtherSource).toBe('Device');
});

const zones = ['America/Chicago', 'Asia/Tokyo', 'Pacific/Honolulu'];

describe.each(zones)('the day of a new entry, for somebody in %s', (zone) => {
  const timeZone = settings.programTimeZone;
  const at = (moment: string, given: object) =>
    ask('trackerDefaultDate', { calendarDate: null, challengeStart: null, latest: null, today: dateIn(moment, zone), timeZone, ...given });
  const today = (moment: string) => dateIn(moment, zone);
  const noon = '2026-11-21T18:00:00Z';

  test('C-tracker-140 is that of the calendar', () => {
    expect(at(noon, { calendarDate: '2026-10-01', challengeStart: '2026-11-01T06:00:00Z', latest: '2026-11-10' })).toBe('2026-10-01');
  });

  test('C-tracker-141 is that of the challenge, as Chicago has it', () => {
    expect(at(noon, { challengeStart: '2026-11-02T05:59:00Z' })).toBe('2026-11-01');
    expect(at(noon, { challengeStart: '2026-11-02T06:00:00Z' })).toBe('2026-11-02');
  });

  test('C-tracker-141 keeps to the calendar over the change of daylight-saving time', () => {
    // On 1 November 2026 the clocks of Chicago go back, on 8 March forward.
    expect(at(noon, { challengeStart: '2026-11-01T04:59:00Z' })).toBe('2026-10-31');
    expect(at(noon, { challengeStart: '2026-11-01T05:00:00Z' })).toBe('2026-11-01');
    expect(at(noon, { challengeStart: '2026-03-08T05:59:00Z' })).toBe('2026-03-07');
    expect(at(noon, { challengeStart: '2026-03-09T04:59:00Z', latest: '2026-03-08' })).toBe('2026-03-09');
  });

  test('C-tracker-142 is the one after the newest entry since the start', () => {
    expect(at(noon, { challengeStart: '2026-11-01T12:00:00Z', latest: '2026-11-01' })).toBe('2026-11-02');
    expect(at(noon, { challengeStart: '2026-11-01T12:00:00Z', latest: '2026-10-31' })).toBe('2026-11-01');
    expect(at('2028-03-05T18:00:00Z', { challengeStart: '2028-02-01T12:00:00Z', latest: '2028-02-28' })).toBe('2028-02-29');
  });

  test('C-tracker-143 is today where the newest entry is of today', () => {
    expect(at(noon, { challengeStart: '2026-11-01T12:00:00Z', latest: today(noon) })).toBe(today(noon));
  });

  test('C-tracker-144 C-tracker-145 is today, a day without a time, where neither is given', () => {
    expect(at('2026-11-22T03:00:00Z', {})).toBe({ 'America/Chicago': '2026-11-21', 'Asia/Tokyo': '2026-11-22', 'Pacific/Honolulu': '2026-11-21' }[zone]);
    expect(at('2028-02-29T15:30:00Z', {})).toBe({ 'America/Chicago': '2028-02-29', 'Asia/Tokyo': '2028-03-01', 'Pacific/Honolulu': '2028-02-29' }[zone]);
  });

  test('is never after today', () => {
    expect(at(noon, { calendarDate: '2027-01-01' })).toBe(today(noon));
    expect(at(noon, { challengeStart: '2027-01-01T12:00:00Z' })).toBe(today(noon));
  });
});

test.each([
  ['2026-11-18', '2026-11-19'],
  ['2026-11-19', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['2026-11-21', '2026-11-21'],
  ['2026-10-31', '2026-11-01'],
])('C-tracker-138 C-tracker-139 after an entry of %s, on 21 November, comes one of %s', (saved, next) => {
  expect(ask('trackerNextDate', { saved, today: '2026-11-21' })).toBe(next);
});

describe('where an entry stands that was saved', () => {
  const entry = (Id: string, EntryDate: string, TrackerType = 'Count') => ({ Id, EntryDate, TrackerType, Values: [] });
  const entries = [entry('c', '2026-11-20'), entry('b', '2026-11-19'), entry('a', '2026-11-18')];
  const ids = (saved: object, before: object[] = entries) =>
    (ask('trackerEntriesWith', { entries: before, saved }) as { Id: string; Values: unknown[] }[]).map(({ Id }) => Id).join('');

  test.each(['YesNo', 'MultipleChoice'])('C-tracker-155 C-tracker-156 one of a %s tracker takes the place of that of its day', (type) => {
    expect(ids(entry('x', '2026-11-19', type))).toBe('cxa');
  });

  test('of others it stands before those of its day, and before older ones', () => {
    expect(ids(entry('x', '2026-11-19'))).toBe('cxba');
    expect(ids(entry('x', '2026-11-21'))).toBe('xcba');
    expect(ids(entry('x', '2026-11-01'))).toBe('cbax');
    expect(ids(entry('x', '2026-11-01'), [])).toBe('x');
  });

  test('one that was changed stays where it is', () => {
    expect(ids({ ...entry('b', '2026-11-19'), Values: [1] })).toBe('cba');
    expect(ids(entry('b', '2026-11-19', 'YesNo'), [entry('c', '2026-11-19', 'YesNo'), ...entries.slice(1)])).toBe('cba');
  });
});
