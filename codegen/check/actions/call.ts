import { checkCallInput, failureSchema, findCall } from '../calls';
import { withVariable } from '../check';
import { checkText } from '../texts';
import type { CheckOf } from './check-of';

/** The call exists and takes what it is given; what follows reads its answer or its failure. */
export const checkCall: CheckOf<'call'> = (check, path, { call, input, onOk, onError, onKept, onEnd, failed }, place, checkActions) => {
  const operation = findCall(check, [...path, 'call'], call);
  checkCallInput(check, [...path, 'input'], operation, input, place);
  checkActions(check, [...path, 'onOk'], onOk, withVariable(place, 'event', operation?.answer));
  checkActions(check, [...path, 'onKept'], onKept, place);
  const failing = withVariable(place, 'event', failureSchema(check));
  checkActions(check, [...path, 'onError'], onError, failing);
  const afterFailure = [onError ?? []].flat();
  if (afterFailure.length > 0 && afterFailure.every((action) => 'showErrors' in action))
    check.report(
      'silent-failure',
      [...path, 'onError'],
      'If the server cannot be reached there are no errors to show, so the person reads nothing. Remove "onError": the form that is sent shows its errors on its own.',
      { part: 'key' },
    );
  checkActions(check, [...path, 'onEnd'], onEnd, place);
  checkText(check, [...path, 'failed'], failed, failing);
};
