import type { CodeHabit } from './code-habits.ts';

/** Habits that the code of the server must not have. */
export const serverHabits: CodeHabit[] = [
  {
    name: 'days of timestamps',
    why: 'The first ten letters of a timestamp are a day of UTC, and current_date is one of the database. The day of a person or company is dateIn(moment, timeZoneOf(call)), or todayOfPerson (server/calls/time-zone.ts).',
    of: /^server\/(?!demo\/|time\.ts).*\.ts$/,
    isIn: (text) =>
      /\.(?:slice|substring|substr)\(0, 10\)|\.split\('T'\)|\bcurrent_date\b|defaultTimeZone|::date[^;`]{0,30}::timestamptz|dateIn\([^(),]*(?:\([^()]*\)[^(),]*)*\)/i.test(
        text,
      ),
    except: {
      'server/areas/calendar/reminders.ts': 'A local day and time, not a timestamp.',
      'server/areas/coaching/save-entry.ts': 'A local day and time as it was sent, not a timestamp.',
      'server/areas/plan-years/next-year.ts': 'A local day and time, not a timestamp.',
      'server/areas/scheduler/given-moment.ts': 'A text as it was sent is judged.',
      'server/calls/time-zone.ts': 'Says which time zone applies.',
    },
    invalid: [
      'now.slice(0, 10)',
      "now.toISOString().split('T')[0]",
      'sql`current_date`',
      'sql`(${query.end}::date + 1)::timestamptz`',
      'dateIn(now, settings.defaultTimeZone)',
      'dateIn(clock.now().toISOString())',
    ],
    valid: ['dateIn(clock.now().toISOString(), timeZoneOf(call))', 'text.slice(0, 100)', 'sql`(${day}::date::timestamp at time zone ${timeZone})`'],
  },
  {
    name: 'locks for everyone',
    why: 'An advisory lock with a constant key holds up every company until the transaction ends. Lock what belongs to the person, group or company, with its id in the key.',
    of: /^server\/.*\.ts$/,
    isIn: (text) => /pg_(?:try_)?advisory_(?:xact_)?lock(?:_shared)?\((?:\$\d|\d[\d_]*|\$\{\w+\})\)/.test(text),
    except: {
      'server/database/open.ts': 'Nodes that start together migrate one after the other, before they serve anybody.',
      'server/demo/load.ts': 'The demo is loaded once, before anybody is served.',
    },
    invalid: ['select pg_advisory_xact_lock(${publishLock})', 'select pg_advisory_lock($1)', 'select pg_advisory_xact_lock(727003)'],
    valid: ['pg_advisory_xact_lock(${publishLock}, hashtext(${customer}))', 'pg_advisory_xact_lock(hashtextextended(${`group ${groupId}`}, 0))'],
  },
];
