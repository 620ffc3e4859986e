/** What expressions may read, by name: session, settings, form … A name that is absent reads null. */
export type Scope = Record<string, unknown>;

/** The variables that places of definitions have; no definition gives one of these names to a value of its own. */
export const usualVariables: readonly string[] = [
  'session',
  'settings',
  'route',
  'data',
  'stored',
  'flows',
  'onDevice',
  'viewport',
  'device',
  'form',
  'forms',
  'flow',
  'state',
  'row',
  'rows',
  'item',
  'input',
  'event',
  'filters',
  'now',
  'today',
  'minute',
  'value',
  'options',
  'search',
  'chosen',
];

/** What a usual variable reads where a place does not have it. */
export const absentVariables: Readonly<Record<string, unknown>> = Object.fromEntries(usualVariables.map((name) => [name, null]));
