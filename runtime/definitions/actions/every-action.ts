import { expression } from '../shapes/expression';

/** What every action may say, whatever it does. */
export const common = { when: expression.optional().describe('Runs only while this is true.') };
