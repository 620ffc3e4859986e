import { isStorable } from '../../runtime/format/storable';
import type { FailureMessage } from '../../schemas/generated/records';

/** No call of ours nests as deep; whatever walks through a body may rely on it. */
const deepest = 64;

/** No call of ours needs more names and values: the longest list has 10,000 ids. Each may be a fault of its own: this bounds the work of finding them. */
const mostValues = 10_100;

/** No more faults are told at once: whoever has so many sends no form that a person fills in. */
export const mostFaults = 20;

const characters = (Field: string, Message: string): FailureMessage => ({ Code: 'characters', Field, Message });

/** What no call may hold, each with its place: texts and names that could not be stored, nesting without end, and values without number. */
export function unstorableParts(body: unknown): FailureMessage[] {
  const faults: FailureMessage[] = [];
  let values = 0;

  /** False where nothing further needs to be looked at. */
  const walk = (value: unknown, at: string, depth: number): boolean => {
    values += 1;
    if (values > mostValues) return refuse({ Code: 'size', Field: '', Message: `The request has more than ${mostValues.toLocaleString('en-US')} values.` });
    if (typeof value === 'string') {
      if (!isStorable(value)) faults.push(characters(at, 'This text has characters that cannot be stored.'));
      return faults.length < mostFaults;
    }
    if (typeof value !== 'object' || value === null) return true;
    if (depth === deepest) return refuse({ Code: 'depth', Field: '', Message: 'The request is nested too deeply.' });
    if (Array.isArray(value)) return value.every((part, index) => walk(part, `${at}/${index}`, depth + 1));
    for (const name of Object.keys(value)) {
      if (!isStorable(name)) faults.push(characters(at, 'A name has characters that cannot be stored.'));
      else if (!walk((value as Record<string, unknown>)[name], `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, depth + 1)) return false;
      if (faults.length >= mostFaults) return false;
    }
    return true;
  };

  /** One reason to refuse the whole is enough. */
  const refuse = (fault: FailureMessage) => {
    faults.splice(0, faults.length, fault);
    return false;
  };
  walk(body, '', 0);
  return faults;
}
