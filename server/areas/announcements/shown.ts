import type { Announcement, UserAnnouncement } from '../../../schemas/generated/records';
import { todayOf } from '../../calls/time-zone';
import type { Tools } from '../../calls/tools';
import { allRows } from '../resources/read-rows';
import type { RowsCall } from '../resources/rows-call';

type Row = Announcement & { AnnouncementId: string; Version: number };

/** The announcements that a person sees today, in their own order: those of the company that are not archived for everybody, within their days. */
export async function shownAnnouncements(call: Pick<RowsCall, 'caller' | 'revision'>, tools: Tools): Promise<UserAnnouncement[]> {
  const { user } = call.caller;
  const today = todayOf(call, tools.clock);
  const rows = await allRows<Row>(call, 'announcements', user.EntityId, tools);
  const marks = await tools.announcements.marks(user.UserId);
  const shown = rows.flatMap(({ Version: _version, ToDay, IsArchived, ...row }, place): UserAnnouncement[] => {
    if (IsArchived === true || row.FromDay > today || (ToDay !== undefined && ToDay < today)) return [];
    const mark = marks.get(row.AnnouncementId);
    return [{ ...row, Id: row.AnnouncementId, IsArchived: mark?.IsArchived ?? false, Order: mark?.Order ?? place }];
  });
  return shown.toSorted((one, other) => one.Order - other.Order || (one.Id < other.Id ? -1 : 1));
}
