import { type ChoiceItem, timeSpan } from '../../runtime/widget-contract';

/** Returns every half hour of a day, HH:mm, labeled as times are in the language of the page. */
export const halfHours = (): (ChoiceItem & { value: string })[] =>
  Array.from({ length: 48 }, (_, index) => {
    const value = `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`;
    return { value, text: timeSpan(`2023-01-01T${value}:00Z`, null, 'UTC') };
  });
