import { checkTemplate } from '../templates';
import type { CheckOf } from './check-of';

/** The session is an object. */
export const checkStartSession: CheckOf<'startSession'> = (check, path, { startSession }, place) =>
  checkTemplate(check, [...path, 'startSession'], startSession, { type: 'object' }, place);
