import type { CodeHabit } from './code-habits.ts';

/** Habits about numbers that are rounded, and about sentences that name something. */
export const valueHabits: CodeHabit[] = [
  {
    name: 'roundings of decimals',
    why: 'A double holds 1.005 as a little less, so Math.round(n * 100) / 100 goes down. Round with roundedTo (runtime/expressions/decimals.ts).',
    of: /^(server\/(?!demo\/)|runtime|widgets).*\.tsx?$/,
    isIn: (text) =>
      /Math\.round\([^;\n]*\b(10+|1e\d+)\b[^;\n]*\) \/ \1\b|Math\.round\(\w*share \* 100\)|\.toFixed\(|Number\([^;\n]*\.toPrecision\(/i.test(text),
    except: {
      'runtime/screen/sparkline-points.ts': 'Points of a drawing.',
    },
    invalid: [
      'Math.round(weight * 10) / 10',
      'Math.round((100 * amount) / rate) / 100',
      'Math.round(share * 100)',
      'sum.toFixed(2)',
      'Number(next.toPrecision(12))',
    ],
    valid: ['roundedTo(weight, 1)', 'Math.round(pixels * scale)'],
  },
  {
    name: 'sentences with values that are not translated',
    why: "A template literal is no text of the catalogue: people who read Spanish get it in English. Write translated('{name} is full.', { name }), and give names of rows by rowText.",
    of: /^(server|widgets|runtime\/(?:form|screen|table|dialog))\/.*\.tsx?$/,
    isIn: (text) =>
      /\b(?:conflict|notFound|forbidden|tooMany|unavailable)\(\s*`[^`]*\$\{/.test(text) ||
      /(?:Text \?\? |Message: [^\n`]{0,60}|fault: |>\{|return (?:\w+\.)?\w+Text \?\? )`(?:[A-Z][a-z]+ [a-z]|\$\{\w+(?:\.\w+)*\}:? [a-z]+ )[^`]*`/.test(text),
    except: {
      'server/areas/assessment/save-page.ts': 'The page asks fewer questions.',
      'server/areas/authoring/publish.ts': 'Authors publish by a command, in English.',
      'server/areas/optional-fields/save-optional-fields.ts': 'The page sends the questions that it has got.',
      'server/areas/people/person-query.ts': 'The page sorts by its own columns.',
      'server/areas/registration/steps.ts': 'The page saves the steps of its flow.',
      'server/areas/tracker-entries/entry-values.ts': 'The page sends the fields of its tracker.',
      'server/areas/tracker-entries/handlers.ts': 'Devices send it.',
      'server/areas/tracker-entries/save-entry.ts': 'Devices send it.',
      'server/foundation/outcome.ts': 'Programs call other addresses.',
      'server/foundation/unstorable-parts.ts': 'The page sends less.',
    },
    invalid: [
      'throw conflict(`${group.Name} is full.`)',
      'notFound(`There is no such ${words}.`)',
      "options.wrongTypeText ?? `Accepted formats are ${types.join(', ')}.`",
      '<label htmlFor={id}>{`Write a message: ${label}`}</label>',
      'return { fault: `This is not JSON yet: ${reason}` };',
    ],
    valid: ["throw conflict(translated('{name} is full.', { name }))", 'aria-label={`${offer.text}: ${about}`}', 'throw new Error(`There is no ${name}.`)'],
  },
  {
    name: 'halves of the day and endings of days that are written by hand',
    why: 'Each language writes them in its own way: 12:00 PM, 12:00 p.m., November 23rd, 23 de noviembre. Use formatDate, timeSpan or shortTime.',
    of: /^(server|runtime|widgets)\/.*\.tsx?$/,
    isIn: (text) => /(?<!case )'(?:AM|PM|am|pm)'(?!:)|\['th', 'st'/.test(text),
    except: {
      'runtime/format/date.ts': 'The pattern Do is for English dates.',
      'widgets/message-thread/moments.ts': 'Asks for English first.',
    },
    invalid: ["const half = hour < 12 ? 'AM' : 'PM';", "return ['th', 'st', 'nd', 'rd'][day % 10];"],
    valid: ["formatDate(moment, 'h:mm A', zone)", "timeSpan(from, null, 'UTC')"],
  },
];
