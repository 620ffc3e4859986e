import type { CheckOf } from './check-of';
import { checkRepeated } from './repeated';

/** The list is one, and it is said what shows when it is empty. Within it, an element has its name. */
export const checkEachNode: CheckOf<'each'> = (check, path, { each, ...rest }, place) => checkRepeated(check, path, 'each', { list: each, ...rest }, place);
