/** Whole seconds until a moment, in milliseconds of the same clock; none before it is over. */
export const secondsLeft = (end: number, now: number): number => Math.max(0, Math.ceil((end - now) / 1000));

const two = (part: number): string => String(part).padStart(2, '0');

/** 90 as seconds, 1:30 or 1:00:00 as a clock. */
export function writeTimeLeft(seconds: number, as: 'seconds' | 'clock' = 'seconds'): string {
  if (as === 'seconds') return String(seconds);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Whether screen readers are told: every second would be too much. */
export const isAnnounced = (seconds: number): boolean => [0, 5, 10, 30].includes(seconds) || (seconds > 0 && seconds % 60 === 0 && seconds <= 600);
