import { checkCallInput, failureSchema, findCall } from '../calls';
import { withVariable } from '../check';
import { checkText } from '../texts';
import type { CheckOf } from './check-of';

/** The call exists and takes what it is given; what follows reads its answer or its failure. */
export const checkCall: CheckOf<'call'> = (check, path, { call, input, onOk, onError, onEnd, failed }, place, checkActions) => {
  const operation = findCall(check, [...path, 'call'], call);
  checkCallInput(check, [...path, 'input'], operation, input, place);
  checkActions(check, [...path, 'onOk'], onOk, withVariable(place, 'event', operation?.answer));
  const failing = withVariable(place, 'event', failureSchema(check));
  checkActions(check, [...path, 'onError'], onError, failing);
  checkActions(check, [...path, 'onEnd'], onEnd, place);
  checkText(check, [...path, 'failed'], failed, failing);
};
