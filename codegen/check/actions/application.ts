import { closest } from '../../../runtime/definitions/fault';
import { isExpression } from '../../../runtime/definitions/shapes/is-expression';
import { own } from '../../../runtime/validation/own';
import { acceptsOf } from '../flow-events';
import { checkSource } from '../expressions';
import { checkGiven } from '../given';
import { checkStored } from '../stored';
import { checkTemplate } from '../templates';
import { checkText } from '../texts';
import type { CheckOf } from './check-of';

/** Some flow of the application takes the event, and what it is sent with. */
export const checkAnnounce: CheckOf<'announce'> = (check, path, { announce, payload }, place) => {
  const flows = check.query('appFlows').flatMap((id) => check.query('flow', id) ?? []);
  const accepted = new Set(flows.filter(({ sound }) => sound).flatMap(({ value }) => [...acceptsOf(value)]));
  if (!check.query('unclear', 'flows') && flows.every(({ sound }) => sound) && !accepted.has(announce))
    check.report('unknown-event', [...path, 'announce'], `No flow of the application takes the event "${announce}".`, {
      suggestion: closest(announce, accepted),
    });
  const schema = flows.map(({ sound, value }) => (sound ? own(value.events, announce) : undefined)).find((one) => one !== undefined);
  checkGiven(check, path, 'payload', payload, schema, place);
};

/** The application keeps such a thing, and the value is one. */
export const checkStore: CheckOf<'store'> = (check, path, { store, value }, place) => {
  const declared = checkStored(check, [...path, 'store'], store);
  if (value !== null) checkTemplate(check, [...path, 'value'], value, own(declared, store), place);
};

/** The address is a text. */
export const checkLeave: CheckOf<'leave'> = (check, path, { leave }, place) => {
  if (isExpression(leave)) checkSource(check, [...path, 'leave'], leave, place, 'text');
};

/** The text reads what there is. */
export const checkLog: CheckOf<'log'> = (check, path, { log }, place) => checkText(check, [...path, 'log'], log, place);

/** The Id of a kept call is a text, and only a deletion names one. */
export const checkKeptCalls: CheckOf<'keptCalls'> = (check, path, { keptCalls, only }, place) => {
  if (only === undefined) return;
  checkSource(check, [...path, 'only'], only, place, 'text');
  if (keptCalls === 'send') check.report('wrong-place', [...path, 'only'], 'Waiting calls are sent together: remove "only".', { part: 'key' });
};
