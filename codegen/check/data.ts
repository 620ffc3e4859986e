import { changesNothing } from '../../runtime/definitions/changes-nothing';
import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { DataSource } from '../../runtime/definitions/shapes/screen-parts';
import type { Path } from '../document';
import { objectSchema } from '../project/session-scope';
import { checkCallInput, findCall } from './calls';
import { type Check, type Place, withVariable } from './check';
import { checkSource, readData, readValues } from './expressions';
import { checkActions } from './actions';
import { checkRefetchOn } from './refetch-on';

const truth: JsonSchema = { type: 'boolean' };

/** What each of some declared data answers. */
export const answersOf = ({ query }: Pick<Check, 'query'>, sources: Record<string, DataSource> | undefined): Record<string, JsonSchema | undefined> =>
  Object.fromEntries(Object.entries(sources ?? {}).map(([id, { call }]) => [id, query('operation', call)?.answer]));

/** What expressions read of declared data: `data`. */
export const dataSchema = (answers: Record<string, JsonSchema | undefined>): JsonSchema =>
  objectSchema(
    Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, objectSchema({ value: answer, loading: truth, updating: truth, failed: truth })])),
  );

/** The same place with further declared data, under names that nothing around it has. */
export function withData(check: Check, path: Path, sources: Record<string, DataSource> | undefined, place: Place): Place {
  if (sources === undefined) return place;
  const { data } = place.targets;
  for (const name of Object.keys(sources))
    if (Object.hasOwn(data, name))
      check.report('taken-name', [...path, name], `The surroundings of this part already have data "${name}" already: choose another name.`, { part: 'key' });
  const all = { ...data, ...answersOf(check, sources) };
  const inside: Place = {
    ...place,
    targets: { ...place.targets, data: all },
    pending: new Set([...place.pending, ...Object.keys(sources)]),
    scope: { ...place.scope, data: dataSchema(all) },
  };
  checkData(check, path, sources, inside);
  return inside;
}

/** Checks declared data: each a GET, its input right; what reads other data waits for it by "when". */
export function checkData(check: Check, around: Path, sources: Record<string, DataSource> | undefined, place: Place): void {
  for (const [id, source] of Object.entries(sources ?? {})) {
    const path: Path = [...around, id];
    const operation = findCall(check, [...path, 'call'], source.call);
    if (operation !== undefined && !changesNothing(operation))
      check.report(
        'wrong-method',
        [...path, 'call'],
        `The call "${source.call}" is a ${operation.method}: only a call that only reads can be loaded as data. Use the action "call".`,
      );
    if (source.when) {
      checkSource(check, [...path, 'when'], source.when, { ...place, pending: new Set() }, 'boolean');
      if (readValues(source.when.$).includes(id)) check.report('unawaited-data', [...path, 'when', '$'], `The data "${id}" cannot wait for itself.`);
    }
    const guarded = source.when ? readData(source.when.$) : [];
    checkCallInput(check, [...path, 'input'], operation, source.input, {
      ...place,
      pending: new Set([...place.pending].filter((name) => name === id || !guarded.includes(name))),
    });
    // Asked only once the answer is there.
    if (source.poll)
      checkSource(
        check,
        [...path, 'poll', 'while'],
        source.poll.while,
        { ...place, pending: new Set([...place.pending].filter((name) => name !== id)) },
        'boolean',
      );
    checkRefetchOn(check, [...path, 'refetchOn'], source.refetchOn);
    checkTopic(check, path, source, place);
  }
}

/** The topic that data listens to, and what is done at its messages. */
function checkTopic(check: Check, path: Path, { topic, onMessage, onMissed }: DataSource, place: Place): void {
  if (topic) checkSource(check, [...path, 'topic'], topic, { ...place, pending: new Set() }, 'text');
  for (const [key, actions] of Object.entries({ onMessage, onMissed })) {
    if (actions === undefined) continue;
    if (topic === undefined) check.report('wrong-place', [...path, key], 'The key "topic" is missing: it says what to listen to.', { part: 'key' });
    // No record says what a message carries: any value.
    checkActions(check, [...path, key], actions, key === 'onMessage' ? withVariable(place, 'event', {}) : place);
  }
}
