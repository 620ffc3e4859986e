import type { CodeHabit } from './code-habits.ts';

/** Habits about numbers that are rounded. */
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
];
