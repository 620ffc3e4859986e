import type { ChoiceItem } from '../../runtime/widget-contract';

const label = (hour: number, minutes: string): string => `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;

/** Every half hour of a day, HH:mm, labelled in the 12-hour form. */
export const halfHours: readonly (ChoiceItem & { value: string })[] = Array.from({ length: 48 }, (_, index) => {
  const hour = Math.floor(index / 2);
  const minutes = index % 2 === 0 ? '00' : '30';
  return { value: `${String(hour).padStart(2, '0')}:${minutes}`, text: label(hour, minutes) };
});
