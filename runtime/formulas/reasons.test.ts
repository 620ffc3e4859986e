import { expect, test } from 'vitest';
import { Formulas } from './formulas';
import type { FormulaField } from './model';
import { type Reason, reasonsOf, reasonsOfGroup } from './reasons';

const field = (id: string, more: Partial<FormulaField> = {}): FormulaField => ({ id, formulas: [], isOptional: false, isHidden: false, given: [], ...more });
const when = (of: string, operator: string, ...values: string[]) => ({ any: false, conditions: [{ field: of, operator, values }] });
const groups = [
  { id: 'one', fields: [field('smokes', { given: ['no'] }), field('many', { formulas: [when('smokes', 'IsEqualTo', 'yes', 'sometimes')], given: ['20'] })] },
  {
    id: 'two',
    formula: { any: true, conditions: [...when('many', 'IsGreaterThan', '10').conditions, ...when('gone', 'IsAnswered').conditions] },
    fields: [field('help', { formulas: [when('smokes', 'IsNotAnswered')] }), field('never', { isHidden: true })],
  },
];
const names = { field: (id: string) => `${id}?`, group: (number: number) => `Page ${number + 1}` };
const lines = ({ text, holds, below }: Reason, depth = 0): string[] => [
  `${'  '.repeat(depth)}${holds === undefined ? '' : holds ? 'yes ' : 'no '}${text}`,
  ...below.flatMap((one) => lines(one, depth + 1)),
];

test('says why a field does not show, with the actual answers, and why what it looks at does not', () => {
  expect(lines(reasonsOf(new Formulas(groups), 'help', names))).toEqual([
    '"help?" does not show.',
    '  It shows while this holds:',
    '    no "smokes?" is not answered: the answer is "no".',
    '  The page "Page 2" does not show: it shows while one of these holds:',
    '    no "many?" is greater than "10": it does not show, so its answer does not count.',
    '    no "gone?" is answered: there is no such question.',
    '    "many?" does not show.',
    '      It shows while this holds:',
    '        no "smokes?" is "yes" or "sometimes": the answer is "no".',
    '      The page "Page 1" always shows.',
  ]);
});

test('says why a field shows, and of one that nothing can show that nothing can', () => {
  const formulas = new Formulas(groups);
  formulas.set('smokes', { given: ['yes'] });
  expect(lines(reasonsOf(formulas, 'many', names)).slice(0, 3)).toEqual([
    '"many?" shows.',
    '  It shows while this holds:',
    '    yes "smokes?" is "yes" or "sometimes": the answer is "yes".',
  ]);
  expect(lines(reasonsOf(formulas, 'never', names))[1]).toBe('  It is hidden, and has no condition that could show it.');
  expect(lines(reasonsOfGroup(formulas, 1, names))[0]).toBe('The page "Page 2" shows: it shows while one of these holds:');
});
