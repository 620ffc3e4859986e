import { closest } from '../../runtime/definitions/fault';
import type { Text } from '../../runtime/definitions/shapes/expression';
import { isExpression } from '../../runtime/definitions/shapes/is-expression';
import type { Path } from '../document';
import type { Check, Place } from './check';
import { checkSource } from './expressions';
import { checkPossible } from './impossible';
import { countsIn, numbersIn, tellsOne } from './plurals';
import { checkShownValue } from './shown-values';

type TextPlace = Pick<Place, 'scope'> & Partial<Place>;

/** Checks what a person reads: each place has its value, each value its place, and one of several texts is always meant. */
export function checkText(check: Check, path: Path, text: Text | undefined, place: TextPlace): void {
  if (text === undefined) return;
  if (isExpression(text)) {
    checkSource(check, path, text, place, 'text');
    return checkShownValue(check, path, text.$, place);
  }
  if (typeof text === 'string') return checkValues(check, path, path, text, {}, place);
  if (!('choose' in text)) return checkValues(check, path, [...path, 'text'], text.text, text.values ?? {}, place);
  const conditions = text.choose.flatMap(({ when }) => when?.$ ?? []);
  text.choose.forEach(({ when, text: pattern, values }, index) => {
    const at = [...path, 'choose', index];
    if (when) checkSource(check, [...at, 'when'], when, place, 'boolean');
    else if (index < text.choose.length - 1) check.report('unreachable-text', at, 'This text has no "when" and always shows, so those below it never do.');
    checkValues(check, at, [...at, 'text'], pattern, values ?? {}, place, conditions);
  });
}

function checkValues(check: Check, path: Path, at: Path, pattern: string, values: Record<string, unknown>, place: TextPlace, conditions: string[] = []): void {
  const places = [...pattern.matchAll(/\{([A-Za-z][A-Za-z0-9]*)\}/g)];
  for (const { 1: name = '', index } of places)
    if (!Object.hasOwn(values, name))
      check.report('text-without-value', at, `The text has the place {${name}}, and no value "${name}" enters there.`, {
        letter: index,
        suggestion: closest(name, Object.keys(values)),
      });
  for (const [name, value] of Object.entries(values)) {
    if (!places.some((place) => place[1] === name))
      check.report('value-without-place', [...path, 'values', name], `The text has no place {${name}} for this value.`, {
        part: 'key',
        suggestion: closest(
          name,
          places.map((place) => place[1] ?? ''),
        ),
      });
    if (!isExpression(value)) continue;
    const type = checkSource(check, [...path, 'values', name], value, place, 'text');
    checkShownValue(check, [...path, 'values', name], value.$, place);
    checkPlural(check, at, pattern, { name, source: value.$, type }, conditions, place);
  }
}

/** A number before a plural has a text for one, too: 1 point, 2 points. */
function checkPlural(
  check: Check,
  at: Path,
  pattern: string,
  { name, source, type }: { name: string; source: string; type: string | undefined },
  conditions: string[],
  { scope }: TextPlace,
): void {
  const numbers = numbersIn(source);
  const number = numbers.at(-1)!;
  if (type === undefined || (type === 'string' && numbers.length === 1)) return;
  const found = countsIn(pattern).find((count) => count.name === name);
  if (found === undefined || conditions.some((when) => numbers.some((one) => tellsOne(when, one))) || isNeverOne(check, number, scope)) return;
  check.report(
    'plural-without-choice',
    at,
    `Of one it reads "1 ${found.noun}". Choose between two texts: try "choose" with "when": { "$": "${number} == 1" }.`,
    {
      letter: found.index,
    },
  );
}

/** Whether the schemas of a scope say that a number is never 1. */
function isNeverOne(check: Check, number: string, scope: Place['scope']): boolean {
  let isNever = false;
  const quiet: Check = Object.assign(Object.create(check) as Check, { report: () => (isNever = true) });
  checkPossible(quiet, [], `${number} == 1`, scope);
  return isNever;
}
