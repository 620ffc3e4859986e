import { checkText } from '../texts';
import type { CheckOf } from './check-of';

/** The text reads what there is. */
export const checkNotify: CheckOf<'notify'> = (check, path, { notify }, place) => checkText(check, [...path, 'notify'], notify, place);
