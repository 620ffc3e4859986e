/** The day and the time of a slot; '' where it has none. */
export function partsOf(value: unknown): { day: string; time: string } {
  const [, day = '', time = ''] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?/.exec(typeof value === 'string' ? value : '') ?? [];
  return { day, time };
}

const quarters = 15;
const lastQuarter = 24 * 60 - quarters;

/** A time of day (HH:mm) at the nearest quarter of an hour of the same day. */
export function rounded(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const near = Math.min(lastQuarter, Math.round((hours * 60 + minutes) / quarters) * quarters);
  return [Math.floor(near / 60), near % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The slot of a day and a time. Half of it is none. */
export const slotOf = (day: string, time: string): string | undefined => (day === '' || time === '' ? undefined : `${day}T${rounded(time)}`);
