import type { TrackerEntrySetup, TrackerListItem, TrackerSetup } from '../../../schemas/generated/records';
import { addDays } from '../../../runtime/format/date';
import { inReadersUnits } from '../../calls/persons-unit';
import type { Tools } from '../../calls/tools';
import { trackerOf, trackersOf } from '../../definitions/tracker-catalogue';
import { legacyRecord } from './entry-record';
import type { Tracking } from './tracking';
import { headlineOf } from './headline';
import { weightOf } from './weight';

/** The trackers of a person, by name. */
export async function trackerList({ person, revision, settings, today }: Tracking, { programs, trackerEntries }: Tools): Promise<TrackerListItem[]> {
  const active = new Set(await programs.currentTrackerIds(person.UserId));
  const newest = await trackerEntries.newestOfEach(person.UserId);
  const recent = await trackerEntries.valuesSince(person.UserId, addDays(today, -settings.trackerRecentDays) ?? today);
  return trackersOf(revision).map((tracker) => ({
    TrackerId: tracker.TrackerId,
    TrackerName: tracker.TrackerName,
    TrackerIcon: tracker.TrackerIcon ?? null,
    TrackerType: tracker.TrackerType,
    IsActiveChallengeTracker: active.has(tracker.TrackerId),
    LastEntryDate: newest.get(tracker.TrackerId)?.EntryDate ?? null,
    ...headlineOf(
      tracker,
      newest.get(tracker.TrackerId)?.Values ?? [],
      recent.filter(({ TrackerId }) => TrackerId === tracker.TrackerId),
    ),
  }));
}

/** A tracker with what it needs to know of the person, and its options in the units of the caller. */
export async function setupOf(tracking: Tracking, trackerId: number, tools: Tools): Promise<TrackerSetup> {
  const tracker = inReadersUnits(tracking, trackerOf(tracking.revision, trackerId));
  const metrics = tracker.TrackerUserMetrics ?? null;
  if (metrics === null) return tracker;
  return { ...tracker, TrackerUserMetrics: { ...metrics, Weight: await weightOf(tracking, tools) } };
}

/** A tracker with the entries that the caller may see, the newest first, as the older calls have it. */
export async function legacySetup(tracking: Tracking, trackerId: number, tools: Tools): Promise<TrackerEntrySetup> {
  const setup = await setupOf(tracking, trackerId, tools);
  const rows = await tools.trackerEntries.between(tracking.person.UserId, trackerId, tracking.earliest, tracking.today);
  return { ...setup, TrackerEntries: rows.map((row) => legacyRecord(row, setup, tracking.settings)) };
}
