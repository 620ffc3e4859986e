import type { ShowingStep } from './test-walk';
import { answer, refused, type Step, type Walk } from './walk';

/** A walk whose steps name what they show. */
interface ShowingWalk extends Walk {
  steps: ShowingStep[];
}

const setup = {
  TrackerId: 105,
  TrackerName: 'Steps',
  TrackerIcon: 'footprints',
  TrackerType: 'Count',
  IsOnePerDay: true,
  TrackerUserMetrics: null,
  TrackerFields: [
    { FieldName: 'EntryDate', FieldNameDisplay: 'Date', FieldType: 'Date' },
    { FieldName: 'Steps', FieldNameDisplay: 'Steps', FieldType: 'Number', FieldChartType: 'Bar' },
  ],
};
const trackerOf = (more: object) => ({ ...setup, ...more });

/** An entry of a day, as version 2 has it. */
const entryOf = (EntryDate: string, Source = 'UserEntry', key = 1) => ({
  Id: `105#${EntryDate}#${key}`,
  TrackerId: 105,
  TrackerName: 'Steps',
  TrackerType: 'Count',
  Source,
  EntryDate,
  EntryDateKey: Number(EntryDate.replaceAll('-', '')) * 100 + key,
  Values: [{ FieldName: 'Steps', Value: 100, DisplayValue: '100' }],
});
type Entry = ReturnType<typeof entryOf>;
const legacyOf = ({ Id, TrackerId, TrackerName, Source, EntryDate, EntryDateKey }: Entry) => ({
  Id,
  TrackerId,
  TrackerName,
  Source,
  EntryDate: `${EntryDate.slice(5, 7)}/${EntryDate.slice(8)}/${EntryDate.slice(0, 4)} 00:00:00`,
  EntryDateKey,
  EntryValues: { Steps: { Value: 100, DisplayValue: '100' } },
});

/** What a variant of the adapter answers to each call of the flow, in the order in which the calls are made. */
interface TrackerCalls {
  toggles: string[];
  participant: { userId: string; entityId: string } | null;
  list: string;
  loads(entries: Entry[], more?: object): Step[];
  saves(entry: Entry): Step;
  removes: Step;
}

/** The three variants of the calls for the same entries. */
export const variants: Record<string, TrackerCalls> = {
  'version 2': {
    toggles: ['UserTrackerEntriesV2'],
    participant: null,
    list: 'call getTrackerList',
    loads: (entries, more = {}) => [{ call: answer({ Data: trackerOf(more) }), then: 'Loading.setup' }, { call: answer({ Data: entries }) }],
    saves: (entry) => ({ call: answer({ Data: entry }) }),
    removes: { call: answer({ Data: true }) },
  },
  'the older calls': {
    toggles: [],
    participant: null,
    list: 'call getTrackerList',
    loads: (entries, more = {}) => [{ call: answer({ ...trackerOf(more), TrackerEntries: entries.map(legacyOf) }) }],
    saves: (entry) => ({ call: answer(legacyOf(entry)) }),
    removes: { call: answer(true) },
  },
  "the coach's view": {
    toggles: [],
    participant: { userId: 'p', entityId: 'e' },
    list: 'call getCoachTrackerList',
    loads: (entries, more = {}) => [{ call: answer({ Data: { ...trackerOf(more), TrackerEntries: entries.map(legacyOf) } }) }],
    saves: (entry) => ({ call: answer({ Data: legacyOf(entry) }) }),
    removes: { call: answer({ Data: true }) },
  },
};

const today = '2026-11-21';
const save = (entryDate: string): Step['send'] => ({ type: 'SAVE', entryDate, values: { Steps: 100 } });
const failed = (more: object = {}) => ({ ok: false as const, failure: { StatusCode: 400, Errors: [{ Message: 'No.' }], ShowUser: true, ...more } });
const offline = { ok: false as const, failure: { StatusCode: 0, Errors: [], ShowUser: true } };
const saveFailed = 'Failed to save entry. Please try again later.';
const items = [101, 105].map((TrackerId) => ({ TrackerId, TrackerName: `T${TrackerId}`, IsActiveChallengeTracker: false }));

/** The way through the dialog, in one of the variants. */
export function trackerWalks({ toggles, participant, list, loads, saves, removes }: TrackerCalls): Record<string, ShowingWalk> {
  const isV2 = toggles.length > 0;
  const isCoach = participant !== null;
  const session = { signedIn: true, user: { UserId: 'u', EntityId: 'e' }, settings: { EnabledToggles: toggles, Impersonation: { IsCoach: false } } };
  const walk = (input: object, ...steps: ShowingStep[]): ShowingWalk => ({ session, input: { participant, ...input }, steps });
  const one = { trackerId: 105 };
  const fresh = (EntryDate: string) => ({ entry: { Id: '', EntryDate, Values: [] }, isEditable: true, error: '' });
  const wasListed = (entries: Entry[]) => ({ entries: entries.map(({ Id }) => ({ Id })) });
  const old = entryOf('2026-11-18');
  const deleteFailed = isV2 || isCoach ? 'Failed to delete entry. Please try again later.' : saveFailed;
  return {
    coach: {
      session: { ...session, settings: { ...session.settings, Impersonation: { IsCoach: true } } },
      input: { participant, ...one },
      steps: [...loads([old]), { context: { isCoach: true } }],
    },
    made: walk(
      one,
      { then: 'Loading.setup', shows: ['C-tracker-05 a tracker is loaded first'] },
      ...loads([old]),
      {
        then: 'Editing.form',
        context: { ...fresh(today), ...wasListed([old]), isCoach },
        shows: ['C-tracker-07 C-tracker-128 a single tracker is edited once it is loaded'],
      },
      { send: save('2026-11-19'), then: 'Loading.saving' },
      {
        ...saves(entryOf('2026-11-19')),
        then: 'Editing.form',
        context: { ...fresh('2026-11-20'), ...wasListed([entryOf('2026-11-19'), old]) },
        shows: ['C-tracker-132 a saved entry is followed by a new one', 'C-tracker-138 the new one is of the next day, if that is before today'],
      },
      { send: save('2026-11-20') },
      {
        ...saves(entryOf('2026-11-20')),
        then: 'Editing.form',
        context: { ...fresh('2026-11-20'), edition: 3 },
        shows: ['C-tracker-139 else the new one is of the same day'],
      },
      { send: { type: 'EDIT', id: old.Id }, then: 'Editing.form', context: { entry: { Id: old.Id }, isEditable: true } },
      { send: save(old.EntryDate) },
      { ...saves(old), context: { ...fresh('2026-11-19'), ...wasListed([entryOf('2026-11-20'), entryOf('2026-11-19'), old]) } },
      { send: { type: 'DELETE', id: old.Id }, then: 'Loading.deleting' },
      {
        ...removes,
        then: 'Editing.form',
        context: { ...fresh('2026-11-18'), changes: [{}, {}, {}, { trackerId: 105, entryDate: '2026-11-18', entryDateKey: 2026111801, delete: true }] },
        shows: [
          'C-tracker-134 a deleted entry is followed by a new one',
          'C-tracker-122 C-tracker-123 C-tracker-124 the change names tracker, day and key',
          'C-tracker-125 the change says that an entry is deleted',
        ],
      },
      { send: { type: 'NEW' }, then: 'Editing.form', context: fresh(today) },
      { send: { type: 'GRAPHS' }, then: 'Charting', shows: ['C-tracker-08 C-tracker-131 Graphs is the state Charting'] },
      { send: { type: 'TRACK' }, then: 'Editing.form', shows: ['C-tracker-130 Track is the state Editing'] },
    ),
    kept: walk(one, ...loads([old]), {
      send: save(today),
      call: { ok: false, failure: { ...offline.failure, Kept: true } },
      then: 'Editing.form',
      context: { edition: 2, error: '', isUnsaved: false },
      shows: ['D-offline-02 an entry that the device keeps is followed by a new one'],
    }),
    failing: walk(
      one,
      ...loads([old]),
      {
        send: save(today),
        call: failed(),
        then: 'Editing.form',
        context: { edition: 1, error: saveFailed, isUnsaved: true },
        shows: ['C-tracker-133 C-tracker-226 what could not be saved stays in the form, which says so'],
      },
      {
        send: save(today),
        call: offline,
        then: 'Editing.form',
        context: { edition: 1, error: isV2 ? saveFailed : 'An error occurred, please try again later.' },
        shows: ['C-tracker-231 without a connection the form says so, in the words of its calls'],
      },
      {
        send: save(today),
        call: failed({ Errors: [{ Message: 'Too early.', Field: '/EntryDate' }] }),
        effects: [expectedSave(isV2, isCoach, true), 'errors of entry-form: Too early.'],
        context: { error: '' },
      },
      {
        send: { type: 'DELETE', id: old.Id },
        call: failed(),
        then: 'Editing.form',
        context: { error: deleteFailed, entry: { Id: '' } },
        shows: [
          'C-tracker-135 what could not be deleted stays',
          'C-tracker-227 C-tracker-228 the form says that nothing was deleted, in the words of its calls',
        ],
      },
      { send: save(today) },
      { ...saves(entryOf(today)), context: { ...fresh(today), isUnsaved: false }, shows: ['then it can be saved'] },
    ),
    unloaded: walk(one, {
      call: refused,
      then: 'closed',
      effects: [
        ...loadedBy(isV2, isCoach),
        'report The tracker could not be loaded: 400.',
        'close the dialog',
        'show The tracker could not be loaded. Please try again later.',
      ],
    }),
    unlisted: walk(
      { trackerIds: [101, 105] },
      {
        call: refused,
        then: 'closed',
        effects: [list, 'report The trackers could not be loaded: 400.', 'close the dialog', 'show The trackers could not be loaded. Please try again later.'],
      },
    ),
    chosen: walk(
      { trackerIds: [101, 105] },
      {
        call: answer(isCoach ? { Data: [...items, { ...items[0], TrackerId: 7 }] } : [...items, { ...items[0], TrackerId: 7 }]),
        then: 'TypeSelection',
        context: { trackers: items },
      },
      { send: { type: 'CHOOSE', trackerId: 105 }, then: 'Loading.setup' },
      ...loads([]),
      { then: 'Editing.form', context: fresh(today) },
      { send: { type: 'SELECT' }, then: 'TypeSelection' },
    ),
    offered: walk({ trackers: items.map((item) => ({ ...item, Id: 'c' })) }, { then: 'TypeSelection', effects: [] }),
    single: walk({ trackerIds: [105] }, ...loads([]), { then: 'Editing.form' }),
    'asked for': walk({ ...one, entryDateKey: old.EntryDateKey }, ...loads([old]), {
      context: { entry: { Id: old.Id }, isEditable: true },
    }),
    missing: walk({ ...one, entryDateKey: 1 }, ...loads([entryOf('2026-11-18', 'TrackerFeed')]), { context: fresh(today) }),
    'not editable': walk({ ...one, entryDateKey: 2026111801 }, ...loads([entryOf('2026-11-18', 'TrackerFeed')]), {
      context: fresh(today),
    }),
    'other day': walk(
      one,
      ...loads([entryOf('2026-11-20', 'TrackerFeed'), old]),
      { send: { type: 'DATE', date: '2026-11-17' }, context: fresh(today) },
      {
        send: { type: 'DATE', date: '2026-11-18' },
        context: isV2 ? { entry: { Id: old.Id }, isEditable: true } : fresh(today),
        shows: ['C-tracker-150 with one entry a day, another day opens its entry'],
      },
      {
        send: { type: 'CANCEL' },
        context: isV2 ? { entry: { Id: old.Id }, edition: 3 } : { ...fresh(today), edition: 2 },
        shows: ['C-tracker-146 an entry that is cancelled is opened again'],
      },
      { send: { type: 'NEW' }, context: fresh(today) },
      { send: { type: 'DATE', date: '2026-11-20' }, context: isV2 ? { entry: { Source: 'TrackerFeed' }, isEditable: false } : fresh(today) },
      {
        send: save('2026-11-20'),
        then: isV2 ? 'Editing.form' : 'Loading.saving',
        effects: isV2 ? [] : [expectedSave(isV2, isCoach, true)],
        shows: ['C-tracker-154 an entry that cannot be changed is not saved'],
      },
      ...(isV2
        ? [
            { send: { type: 'CANCEL' }, context: fresh(today), shows: ['C-tracker-148 after it comes that of the next day, not after today'] },
            { send: { type: 'CANCEL' }, context: { ...fresh(today), edition: 7 }, shows: ['and each time a new form'] },
          ]
        : []),
    ),
    'next day': walk(
      one,
      ...loads([entryOf('2026-11-19'), entryOf('2026-11-18', 'BiometricUpload')]),
      { send: { type: 'DATE', date: '2026-11-18' } },
      { send: { type: 'CANCEL' }, context: isV2 ? { entry: { EntryDate: '2026-11-19', Id: entryOf('2026-11-19').Id }, isEditable: true } : fresh(today) },
    ),
    cancelled: walk(one, ...loads([old], { IsOnePerDay: false }), { send: { type: 'EDIT', id: old.Id } }, { send: { type: 'CANCEL' }, context: fresh(today) }),
    progress: walk(
      { ...one, inlineProgress: { activityId: 'a', subType: 'Challenge' } },
      ...loads([old]),
      { send: save(today) },
      {
        ...saves(entryOf(today)),
        then: isCoach ? 'Editing.form' : 'Loading.progress',
        shows: ['C-tracker-157 C-tracker-224 the program is asked for after a change, but not for a coach'],
      },
      ...(isCoach
        ? []
        : [
            {
              call: answer({ Data: { Id: 'a', Name: 'Walk' } }),
              then: 'Editing.form',
              context: { program: { Id: 'a' } },
              shows: ['C-tracker-159 what is answered becomes the current program'],
            },
            { send: { type: 'DELETE', id: old.Id } },
            {
              ...removes,
              effects: ['show The entry was deleted.', 'call getInlineProgress'],
              shows: ['C-tracker-158 the program is asked for after an entry is deleted, too'],
            },
            { call: refused, then: 'Editing.form', context: { program: { Id: 'a' } }, shows: ['and stays when the call fails'] },
          ]),
    ),
  };
}

const expectedSave = (isV2: boolean, isCoach: boolean, isNew: boolean) =>
  `call ${isV2 ? (isNew ? 'addTrackerEntry' : 'updateTrackerEntry') : isCoach ? 'saveCoachTrackerEntry' : 'saveTrackerEntry'}`;
const loadedBy = (isV2: boolean, isCoach: boolean) =>
  isV2 ? ['call getTrackerSetup', 'call getTrackerEntries'] : [`call ${isCoach ? 'getCoachTrackerSetup' : 'getTrackerEntrySetup'}`];
