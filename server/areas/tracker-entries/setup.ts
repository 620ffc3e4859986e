import type { TrackerEntrySetup, TrackerListItem, TrackerSetup } from '../../../schemas/generated/records';
import type { Tools } from '../../calls/tools';
import { trackerOf, trackersOf } from '../../definitions/tracker-catalogue';
import { legacyRecord } from './entry-record';
import type { Tracking } from './tracking';
import { weightOf } from './weight';

/** The trackers of a person, by name. */
export async function trackerList({ person, revision }: Tracking, { programs, trackerEntries }: Tools): Promise<TrackerListItem[]> {
  const active = new Set(await programs.currentTrackerIds(person.UserId));
  const lastDays = await trackerEntries.lastDays(person.UserId);
  return trackersOf(revision).map(({ TrackerId, TrackerName, TrackerIcon = null, TrackerType }) => ({
    TrackerId,
    TrackerName,
    TrackerIcon,
    TrackerType,
    IsActiveChallengeTracker: active.has(TrackerId),
    LastEntryDate: lastDays.get(TrackerId) ?? null,
  }));
}

/** A tracker with what it needs to know of the person. */
export async function setupOf(tracking: Tracking, trackerId: number, tools: Tools): Promise<TrackerSetup> {
  const tracker = trackerOf(tracking.revision, trackerId);
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
