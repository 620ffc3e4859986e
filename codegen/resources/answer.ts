import type { JsonSchema, ResourceCall } from '../../runtime/definitions/compiled';
import type { ResourceDoes } from '../../runtime/definitions/shapes/resource';

/** Where the rows stand in the answer of a call, and what of them is answered. */
type AnswerPlace = Pick<ResourceCall, 'at' | 'total' | 'shows'>;

const lists: readonly ResourceDoes[] = ['list', 'list-all', 'save-all'];
const propertiesOf = (schema: JsonSchema) => Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
const namesOf = (schema: JsonSchema | undefined): string[] | undefined =>
  schema?.type === 'object' && schema.additionalProperties === false ? propertiesOf(schema).map(([name]) => name) : undefined;

/** Reads off the schema of an answer where its rows stand; nothing where it is none that rows can be answered by. */
export function answerPlace(does: ResourceDoes, answer: JsonSchema | undefined): AnswerPlace | undefined {
  if (does === 'export' || does === 'export-all') return {};
  if (answer === undefined) return undefined;
  if (lists.includes(does)) return listPlace(answer);
  if (does === 'remove' || does === 'order') return donePlace(answer) ?? (does === 'order' ? listPlace(answer) : undefined);
  return donePlace(answer) ?? rowPlace(answer);
}

/** A list, or an object with one list and perhaps the number of all. */
function listPlace(answer: JsonSchema): AnswerPlace | undefined {
  if (answer.type === 'array') return shown(answer.items as JsonSchema, {});
  const properties = propertiesOf(answer);
  const [list, ...otherLists] = properties.filter(([, { type }]) => type === 'array');
  const [total, ...otherTotals] = properties.filter(([, { type }]) => type === 'integer');
  if (list === undefined || otherLists.length + otherTotals.length > 0 || properties.length > (total === undefined ? 1 : 2)) return undefined;
  return shown(list[1].items as JsonSchema, { at: list[0], ...(total && { total: total[0] }) });
}

/** A row, or an object that holds nothing but one. */
function rowPlace(answer: JsonSchema): AnswerPlace | undefined {
  const [inner, ...others] = propertiesOf(answer);
  return inner?.[1].type === 'object' && others.length === 0 ? shown(inner[1], { at: inner[0] }) : shown(answer, {});
}

/** True, or an object whose one property says that it was done. */
function donePlace(answer: JsonSchema): AnswerPlace | undefined {
  if (answer.type === 'boolean') return {};
  const [inner, ...others] = propertiesOf(answer);
  return inner?.[1].type === 'boolean' && others.length === 0 ? { at: inner[0] } : undefined;
}

function shown(row: JsonSchema | undefined, place: AnswerPlace): AnswerPlace | undefined {
  const shows = namesOf(row);
  return shows === undefined ? undefined : { ...place, shows };
}
