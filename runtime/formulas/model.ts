import { isBlankText } from '../format/plain-text';
/** What can be asked of a field's answers. */
export const operators = ['IsEqualTo', 'IsNotEqualTo', 'IsLessThan', 'IsGreaterThan', 'Contains', 'DoesNotContain', 'IsAnswered', 'IsNotAnswered'] as const;

/** One comparison of a field's answers with values. */
export interface Condition {
  /** The id of the field that is looked at. */
  field: string;
  /** One of `operators`; of another nothing is known, and the condition does not hold. */
  operator: string;
  values: readonly string[];
}

/** Conditions that hold together, or of which one is enough. Without conditions a formula holds. */
export interface Formula {
  any: boolean;
  /** A word for how its conditions go together that nobody knows: it never holds. */
  unknown?: string;
  conditions: readonly Condition[];
}

/** What a person has said: a list of answers, and beside it a measured value that counts while the list is empty. */
export interface Answer {
  given: readonly string[];
  measured?: string | number | null | undefined;
}

/** A field that shows while all its formulas hold. */
export interface FormulaField extends Answer {
  id: string;
  formulas: readonly Formula[];
  /** Need not be answered for its group to be complete. */
  isOptional: boolean;
  /** Without formulas it stays as it came. */
  isHidden: boolean;
}

/** Fields that stand on one page. It shows while its formula holds; without one, always. */
export interface FormulaGroup {
  id: string;
  formula?: Formula | null | undefined;
  fields: readonly FormulaField[];
}

/** The answers that count: of a measured value its text. Blank text is no answer, and an empty first answer is none whatever follows. */
export function answersOf({ given, measured }: Answer): readonly string[] {
  if (given.length > 0 && !isBlank(given[0])) return given;
  if (given.some((one) => !isBlank(one))) return none;
  return measured === undefined || measured === null || isBlank(String(measured)) ? none : [String(measured)];
}

const none: readonly string[] = [];
const isBlank = (text: string | undefined): boolean => text === undefined || isBlankText(text);
