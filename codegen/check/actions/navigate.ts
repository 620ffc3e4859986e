import { isExpression } from '../../../runtime/definitions/shapes/is-expression';
import { checkSource } from '../expressions';
import { checkPath } from '../routes';
import { checkTemplate } from '../templates';
import type { CheckOf } from './check-of';

/** The path is one of a screen, or computed. */
export const checkNavigate: CheckOf<'navigate'> = (check, path, { navigate, query }, place) => {
  if (isExpression(navigate)) checkSource(check, [...path, 'navigate'], navigate, place, 'text');
  else checkPath(check, [...path, 'navigate'], navigate);
  checkTemplate(check, [...path, 'query'], query, undefined, place);
};
