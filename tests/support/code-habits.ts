/** A habit that the code of the product must not have, because it brings back a class of faults. */
interface CodeHabit {
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

/** Each is checked by tests/code-habits.test.ts. Tests are not looked at. */
export const codeHabits: CodeHabit[] = [
  {
    name: 'sums of decimals',
    why: 'A double cannot hold 0.1: sums of decimals differ with their order. Add with sumOf (runtime/expressions/decimals.ts), and store a sum as numeric.',
    of: /^(server|runtime|widgets)\/.*\.tsx?$/,
    isIn: (text) => /\bdoublePrecision\(|\breal\(|(?:sum|avg)\([^)]*\)?::float|\.reduce\(\(\s*(a|total), (\w+)\) => \1 \+ \2(\[\w+\])?,/.test(text),
    except: { 'server/records/tables/assessments.ts': 'A measurement is compared with typed limits and is never added up.' },
    invalid: [
      "Units: doublePrecision('units')",
      'numbers.reduce((a, b) => a + b, 0)',
      'own.reduce((total, part) => total + part[column], 0)',
      'sql`avg(number)::float8`',
    ],
    valid: ["Units: numeric('units', { mode: 'number' })", 'sumOf(numbers)', 'Levels.reduce((sum, { Points }) => sum + Points, 0)'],
  },
];
