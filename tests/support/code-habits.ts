import { serverHabits } from './server-habits.ts';
import { valueHabits } from './value-habits.ts';

/** A habit that the code of the product must not have, because it brings back a class of faults. */
export interface CodeHabit {
  name: string;
  /** What goes wrong, and what to use instead. */
  why: string;
  /** Which files it applies to. */
  of: RegExp;
  /** Returns whether a source has it. */
  isIn(text: string): boolean;
  /** Files that may have it, each with its reason. */
  except: Record<string, string>;
  invalid: string[];
  valid: string[];
}

/** Returns the last argument of each call of the platform's own timers in a source; nothing where there is none, that is no time. */
function timesOfTimers(text: string): string[] {
  return [...text.matchAll(/(?<![.\w]|globalThis\.)(?:globalThis\.|window\.)?set(?:Timeout|Interval)\(/g)].flatMap(({ index, 0: start }) => {
    const from = index + start.length;
    let [depth, last, end] = [1, from, from];
    for (; depth > 0 && end < text.length; end += 1) {
      const letter = text[end]!;
      if ('([{'.includes(letter)) depth += 1;
      else if (')]}'.includes(letter)) depth -= 1;
      else if (letter === ',' && depth === 1 && !/^\s*\)/.test(text.slice(end + 1))) last = end + 1;
    }
    return last === from
      ? []
      : [
          text
            .slice(last, end - 1)
            .replace(/,\s*$/, '')
            .trim(),
        ];
  });
}

/** Whether a source gives a timer a time that is neither a number nor a constant of the same file. */
const hasGivenTime = (text: string): boolean =>
  timesOfTimers(text).some(
    (time) => !/^[\d_]+$/.test(time) && !time.endsWith(': number') && !new RegExp(`const ${time.replace(/\W/g, '\\$&')} = [\\d_]+;`).test(text),
  );

/** Whether a definition writes a number and behind it the name of a unit as data has it, which is a plural. */
const hasPluralUnit = (text: string): boolean =>
  /\+ ' ' \+ (?:string\(|orElse\()?(?:unit\b|[\w.]*\.[uU]nits?\b)/.test(text) ||
  [...text.matchAll(/"text": "[^"]*\{(?:value|total|number|n)\} \{(units?)\}/g)].some(({ index, 1: name }) => {
    const source = new RegExp(`"${name}": \\{\\s*"\\$":\\s*"([^"]*)"`).exec(text.slice(index, index + 900))?.[1] ?? '';
    return /Units?\b|UnitsPlural/.test(source) && !source.includes('unitAfter(');
  });

/** Each is checked by tests/code-habits.test.ts. Tests are not looked at. */
export const codeHabits: CodeHabit[] = [
  {
    name: 'strings of unknown values',
    why: 'String() throws for an object that cannot become a string, such as { "toString": 0 }, and any request may contain one. Use stringOf (runtime/validation/string-of.ts). The linter finds the calls, this habit the callbacks.',
    of: /^(codegen|server|runtime|widgets)\/.*\.tsx?$/,
    isIn: (text) => /\.(?:map|flatMap)\(String\)/.test(text),
    except: {},
    invalid: ['values.map(String)'],
    valid: ['values.map(stringOf)', 'values.map(Number)'],
  },
  {
    name: 'sums of decimals',
    why: 'A double cannot hold 0.1: sums of decimals differ with their order. Add with sumOf and round with roundedTo or roundedUp (runtime/expressions/decimals.ts), and store a sum as numeric.',
    of: /^(server|runtime|widgets)\/.*\.tsx?$/,
    isIn: (text) =>
      /\bdoublePrecision\(|\breal\(|(?:sum|avg)\([^)]*\)?::float|\.reduce\(\(\s*(\w+), (\w+)\) => \1 \+ \2(\[\w+\])?,|Math\.ceil\([\w.]+ \* [\w.]+\)/.test(
        text,
      ),
    except: {
      'runtime/expressions/decimals.ts': 'Makes the sums.',
      'runtime/form/stock/use-shown-rows.ts': 'Numbers of rows.',
      'runtime/screen/nodes/use-room.ts': 'Pixels.',
      'runtime/screen/sparkline-points.ts': 'Points of a drawing.',
      'server/records/tables/assessments.ts': 'A measurement is compared with typed limits and is never added up.',
    },
    invalid: [
      "Units: doublePrecision('units')",
      'numbers.reduce((a, b) => a + b, 0)',
      'own.reduce((total, part) => total + part[column], 0)',
      'miles.reduce((sum, one) => sum + one, 0)',
      'Math.ceil(Amount * pointsPerDollar)',
      'sql`avg(number)::float8`',
    ],
    valid: [
      "Units: numeric('units', { mode: 'number' })",
      'sumOf(numbers)',
      'roundedUp(Amount * pointsPerDollar)',
      'Levels.reduce((sum, { Points }) => sum + Points, 0)',
    ],
  },
  {
    name: 'timers of any length',
    why: 'A timer of the platform that is longer than 24.8 days fires at once. Give a duration to platformTimers or withLongTimers (runtime/format/long-timers.ts), or to abortedAfter (server/foundation/quiet-timers.ts).',
    of: /^(main\.tsx|(server|runtime|widgets)\/.*\.tsx?)$/,
    isIn: (text) => hasGivenTime(text) || /AbortSignal\.timeout\(/.test(text),
    except: {
      'runtime/format/long-timers.ts': 'Makes the timers of any length.',
      'server/foundation/quiet-timers.ts': 'Makes the timers of any length.',
      'runtime/app/create-services.ts': 'Intervals of react-query; no definition gives one.',
      'runtime/app/minute.ts': 'What is left of a minute.',
      'server/areas/passwords/password-work.ts': 'As long as the hash of a password took.',
      'server/database/notifications.ts': 'Ten seconds at most.',
      'server/definitions/compile-apart.ts': 'A minute, which tests shorten.',
      'widgets/countdown/clock.ts': 'A quarter of a second.',
    },
    invalid: [
      'setTimeout(run, stay);',
      'setTimeout(() => {\n  run(a, b);\n}, seconds * 1000)',
      'globalThis.setInterval(run, delay.milliseconds)',
      'window.setTimeout(run, wait)',
      'AbortSignal.timeout(seconds * 1000)',
    ],
    valid: [
      'setTimeout(run)',
      'setTimeout(run, 1000);',
      'const wait = 200;\nsetTimeout(() => run(a, b), wait);',
      'platformTimers.setTimeout(run, stay)',
      'abortedAfter(seconds * 1000)',
    ],
  },
  {
    name: 'own foldings',
    why: 'A comparison that folds letter case by itself misses curly apostrophes, long dashes, hard blanks and accents. Compare with folded, search with searchText (runtime/format/plain-text.ts).',
    of: /^(server|runtime|widgets)\/.*\.tsx?$/,
    isIn: (text) => /\.trim\(\)\.toLowerCase\(\)|\.toLowerCase\(\)\.(?:includes|startsWith|indexOf)\(|lower\(btrim\(/.test(text),
    except: {
      'server/areas/user-administration/handlers.ts': 'Compares an address with the stored one.',
      'widgets/file-upload/accept-files.ts': 'Endings and types of files.',
    },
    invalid: ['text.trim().toLowerCase()', 'item.text.toLowerCase().includes(sought)', 'sql`lower(btrim(${name}))`'],
    valid: ['searchText(item.text).includes(sought)', 'folded(answer) === folded(value)', 'plainText(given).toLowerCase()'],
  },
  {
    name: 'own blanks',
    why: 'trim() leaves U+200B, U+2800 and others: a name of them looks empty. Ask isBlankText (runtime/format/plain-text.ts).',
    of: /^(server|runtime|widgets)\/.*\.tsx?$/,
    isIn: (text) => /\.trim\(\) [!=]== ''/.test(text),
    except: {
      'widgets/date/DateInput.tsx': 'A date is read from it.',
      'widgets/json/json-text.ts': 'JSON is read from it.',
      'widgets/phone/Phone.tsx': 'A phone number is read from it.',
      'widgets/schema-preview/SchemaPreview.tsx': 'JSON is read from it.',
      'widgets/schema-preview/Toolbar.tsx': 'JSON is read from it.',
      'widgets/schema-preview/open-files.ts': 'JSON is read from it.',
      'widgets/schema-preview/read-schema.ts': 'JSON is read from it.',
    },
    invalid: ["text.trim() === ''", "value.trim() !== '' ? value : undefined"],
    valid: ['isBlankText(text)'],
  },
  {
    name: 'searches and orders of their own',
    why: 'ilike misses accents, and a raw name is ordered by code point: a list that is cut off lacks José. Search with contains or namesHave, order with byName, byText or compareNames.',
    of: /^server\/.*\.ts$/,
    isIn: (text) =>
      /\bilike\b|(?:asc|desc)\(\w+\.(?:Name|FirstName|LastName|EntityName|Text|Label|Title)\)|orderBy\([^;]*\blower\(|localeCompare\(|\.(\w*Name|Text|Title) < \w+\.\1\b/.test(
        text,
      ),
    except: {
      'server/demo/earned-on.ts': 'Days.',
      'server/demo/load.ts': 'Days.',
      'server/demo/make-overrides.ts': 'The demo draws from this order.',
      'server/demo/plan-year-standings.ts': 'Days.',
      'server/records/optional-fields.ts': 'The id of a question decides between equal positions.',
      'server/records/registrations.ts': 'The id of a question decides between equal positions.',
    },
    invalid: [
      'ilike(users.LastName, begins)',
      '.orderBy(asc(programs.Name))',
      '.orderBy(asc(sql`lower(${savedFilters.Name})`))',
      'one.EntityName < other.EntityName',
    ],
    valid: ['.orderBy(byText(programs.Name))', '.orderBy(...byName, asc(users.UserId))', 'contains(compared.company, text)'],
  },
  {
    name: 'searches of definitions without accents',
    why: 'lower finds no José for jose. Use searchText on both sides of contains.',
    of: /^(schemas|screens|flows)\/.*\.json$/,
    isIn: (text) => /\.contains\(lower\(/.test(text),
    except: {},
    invalid: ['lower(p.Name).contains(lower(state.search))'],
    valid: ['searchText(p.Name).contains(searchText(state.search))'],
  },
  {
    name: 'texts that are cut off',
    why: 'maxlength of an element cuts off what is pasted without a word, and counts an emoji twice. The schema says that a text is too long; LengthCount counts from 80% on.',
    of: /^(runtime|widgets)\/.*\.tsx$/,
    isIn: (text) => /\bmaxLength=/.test(text),
    except: {},
    invalid: ['<input maxLength={schema.maxLength} />'],
    valid: ['<LengthCount text={value} maximum={schema.maxLength} />'],
  },
  {
    name: 'counts without a singular',
    why: 'A number before a plural reads "1 points". Write the sentence for one beside it, chosen by === 1; in expressions by == 1.',
    of: /^((runtime|widgets|server)\/.*\.tsx?|(schemas|screens|flows)\/.*\.json)$/,
    isIn: (text) =>
      text
        .split('\n')
        .some((line) => /\$\{(?:hours|minutes|seconds|days|count|limit|n|all|\w+\.length)\} (?:[a-z]+ )?[a-z]{2,}s\b/.test(line) && !/=== -?1\b/.test(line)) ||
      (/translated\('(?:[^']*\s)?\{(?:n|count|all)\} (?:[a-z]+ )?[a-z]{2,}s\b/.test(text) && !/=== -?1\b/.test(text)) ||
      text.split('\n').some((line) => /(?:formatNumber|string)\([^']*\) \+ ' [a-z]{2,}s\b/.test(line) && !/[=]= -?1(?:\.0)?\b/.test(line)),
    except: {
      'runtime/form/stock/ListPart.tsx': 'A list that is cut off has many entries.',
      'screens/coaching/schedule-session.dialog.json': 'A session takes 15 minutes at least.',
      'widgets/chart/Chart.tsx': 'A table that is cut off has many rows.',
      'widgets/schema-preview/LargeForm.tsx': 'Millions.',
      'widgets/schema-preview/Toolbar.tsx': 'Thousands.',
      'widgets/file-upload/FileList.tsx': 'All files are more than are shown at first.',
    },
    invalid: ['`${name} must have at most ${limit} entries.`', "translated('{n} files', { n })", '"$": "formatNumber(row.Points) + \' points\'"'],
    valid: [
      "n === 1 ? translated('1 file') : translated('{n} files', { n })",
      '"$": "row.Points == 1 ? \'1 point\' : formatNumber(row.Points) + \' points\'"',
      "translated('{name} is required.')",
    ],
  },
  {
    name: 'plural units behind a 1',
    why: 'Trackers and programs name their units in the plural: a 1 before them reads "1 steps". Write the unit by unitAfter(number, unit).',
    of: /^(schemas|screens)\/.*\.json$/,
    isIn: hasPluralUnit,
    except: { 'schemas/tables/biometric-measurements.table.json': 'Units of measurements, such as mg/dL, have no plural.' },
    invalid: [
      '"$": "formatNumber(row.Units) + \' \' + row.Unit"',
      '"text": "{total} {units}", "values": { "total": { "$": "n" }, "units": { "$": "board.Units" } }',
    ],
    valid: [
      '"text": "{total} {units}", "values": { "total": { "$": "n" }, "units": { "$": "unitAfter(n, board.Units)" } }',
      '"text": "Total {units}", "values": { "units": { "$": "board.Units" } }',
    ],
  },
  {
    name: 'HTML taken apart',
    why: 'A pattern over HTML leaves &amp; in the text, loses the addresses of links and lets cells run together. Read it with textOfHtml (server/foundation/html-text.ts).',
    of: /^server\/.*\.ts$/,
    isIn: (text) => /replace(?:All)?\(\/[^/\n]*(?<!\?)<\\?\/?[^/\n]*[>\]]|allowedTags: \[\]|&(?:nbsp|amp);\|/.test(text),
    except: {
      'server/foundation/html-text.ts': 'Reads HTML that was cleaned before.',
      'server/foundation/rich-text.ts': 'Adds to each link of cleaned rich text where it leads.',
    },
    invalid: ["html.replace(/<[^>]*>/g, '')", 'sanitizeHtml(html, { allowedTags: [] })', "text.replace(/&nbsp;|x/g, ' ')"],
    valid: ['textOfHtml(html)', "text.replaceAll('<', '&lt;')", 'name.replace(/(?<=[a-z])(?=[A-Z])/g, " ")'],
  },
  ...serverHabits,
  ...valueHabits,
  {
    name: 'texts that no language has',
    why: 'A name for screen readers that is written in code stays English. Wrap it in translated(…), or word(…) in runtime/. Text between tags: react/jsx-no-literals.',
    of: /^(runtime|widgets)\/.*(?<!\.stories|\.test)\.tsx$/,
    isIn: (text) =>
      /\b(?:aria-label|title|placeholder|alt|tip)=(?:"(?!https:)[A-Za-z]|\{`(?:\$\{[^}]*\}|[^`$])*?(?<![$\w{.])[A-Za-z]{2,})/.test(text) ||
      /[?:] (?:`\$\{[^}]*\}|'\d+) [a-z]{3,}(?![\w-])[^`'\n]*[`'](?: :|\})/.test(text),
    except: { 'runtime/app/development.tsx': 'Authors read it, while they write definitions.' },
    invalid: [
      '<nav aria-label="Pages">',
      'aria-label={`Help: ${about}`}',
      'alt={`${label}, as it is cut`}',
      '<Tipped tip="Resend verification">',
      "{isSaid(left) ? `${left} seconds left` : ''}",
      "{n === 1 ? '1 match' : `${n} matches`}",
    ],
    valid: ['aria-label={label}', "aria-label={translated('Search {name}', { name: label })}", 'aria-label={`${label}: ${summary(chosen, options)}`}'],
  },
  {
    name: 'times written by hand',
    why: 'A session had two times: one by its own clocks, one by those of the reader, neither with a time zone. Write times with formatTime, which names the time zone.',
    of: /^((runtime|widgets|server)\/.*\.tsx?|(screens|flows|schemas\/(settings|adapters|customers))\/.*\.json)$/,
    isIn: (text) => /'h{1,2}:mm ?[aA]'|timeZoneName|meridiem/.test(text),
    except: {
      'runtime/format/clock-time.ts': 'Holds formatTime.',
      'runtime/format/date.ts': 'Names the time zone of a form.',
      'runtime/format/zones-now.ts': 'Names each time zone beside its time.',
      'screens/coaching/schedule-session.dialog.json': 'Free times to choose from, below a line that names the time zone.',
      'server/areas/scheduler/given-moment.ts': 'A time that clocks skip, as it was typed.',
    },
    invalid: ["formatDate(row.StartDate, 'h:mm A', timeZone)", "{ timeZoneName: 'short' }", "{ meridiem: 'short' }"],
    valid: ['formatTime(row.StartDate, null, { timeZone, own })', "formatDate(row.At, 'M/d/yyyy h:mm a', session.timeZone)"],
  },
];
