import { type Constants, constantSchemas } from '../../schemas/generated/constants';
import type { JsonSchema, Revision } from '../../runtime/definitions/compiled';
import { interpretSchema } from '../../runtime/validation/interpreter';

const closedFile = (constants: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  required: Object.keys(constants),
  properties: { ...constants },
});
const findErrors = Object.entries(constantSchemas).map(([file, constants]) => ({ file, find: interpretSchema(closedFile(constants)) }));

const read = new WeakMap<Revision, Constants>();

/**
 * The constants of schemas/settings/*.constants.json as one customer has them, by file and name. One that is missing or of the wrong kind is
 * named, so that the server refuses to start without it.
 */
export function constantsOf(revision: Revision): Constants {
  const known = read.get(revision);
  if (known !== undefined) return known;
  const faults = findErrors.flatMap(({ file, find }) => {
    const names = new Set(find(revision.constants[file] ?? {}).map(({ pointer }) => `"${pointer.split('/')[1]}"`));
    return names.size > 0 ? [`${fileOf(file)} lacks ${[...names].join(', ')}, or has the wrong kind of value there.`] : [];
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const constants = revision.constants as unknown as Constants;
  read.set(revision, constants);
  return constants;
}

const known = new WeakMap<Revision['constants'], Record<string, unknown>>();

/** All constants by name, as expressions on the server read them: `settings`. */
export function settingsIn({ constants }: Pick<Revision, 'constants'>): Record<string, unknown> {
  const settings = known.get(constants) ?? (Object.assign({}, ...Object.values(constants)) as Record<string, unknown>);
  known.set(constants, settings);
  return settings;
}

/** The file of the constants that code knows as `registrationPage`. */
const fileOf = (name: string) => `schemas/settings/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.constants.json`;
