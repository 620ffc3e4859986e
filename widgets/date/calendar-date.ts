/** The date of a date or a date and time as text, as YYYY-MM-DD; '' when it is none. No time zone is applied: the written day counts. */
export const calendarDate = (value: string | undefined): string => /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(value ?? '')?.[0] ?? '';
