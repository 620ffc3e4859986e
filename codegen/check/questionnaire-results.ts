import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { Fieldset } from '../../runtime/definitions/shapes/fieldset';
import type { Questionnaire } from '../../runtime/definitions/shapes/questionnaire';
import type { StringList } from '../../runtime/validation/string-list';
import type { Path } from '../document';
import { objectSchema } from '../project/session-scope';
import { type Check } from './check';
import { own } from '../../runtime/validation/own';
import { checkSource } from './expressions';

type Levels = NonNullable<Questionnaire['results']>['overall']['levels'];

/** What expressions see of an answer, by how its type reads the stored list of strings. Each may be missing. */
const answerSchemas: Record<StringList, JsonSchema> = {
  one: { type: ['string', 'null'] },
  many: { type: ['array', 'null'], items: { type: 'string' } },
  number: { type: ['number', 'null'] },
  numbers: { type: ['array', 'null'], items: { type: ['number', 'null'] } },
};

/** Checks what the answers come to: every expression reads what there is above it and gives a number, and levels rise. */
export function checkResults(check: Check<Questionnaire>, types: Fieldset['types'] | undefined): void {
  const { pages, results } = check.definition.value;
  if (!results) return;
  const asked = pages.flatMap(({ contents }) => contents.flatMap((content) => ('question' in content ? content : [])));
  const answers = objectSchema(
    Object.fromEntries(
      asked.map(({ id, type }) => {
        const stringList = own(types, type)?.stringList;
        return [id, stringList === undefined ? undefined : answerSchemas[stringList]];
      }),
    ),
  );
  const values: [string, JsonSchema | undefined][] = [];
  results.values?.forEach(({ id, value }, index) => {
    const type = checkSource(check, ['results', 'values', index, 'value'], value, { scope: { answers, values: objectSchema(Object.fromEntries(values)) } });
    values.push([id, type === 'double' || type === 'int' ? { type: ['number', 'null'] } : undefined]);
  });
  const scope = { answers, values: objectSchema(Object.fromEntries(values)) };
  results.areas.forEach(({ score, levels }, index) => {
    checkSource(check, ['results', 'areas', index, 'score'], score, { scope }, 'number');
    checkLevels(check, ['results', 'areas', index, 'levels'], levels);
  });
  const areas = objectSchema(Object.fromEntries(results.areas.map(({ id }) => [id, { type: ['number', 'null'] }])));
  checkSource(check, ['results', 'overall', 'score'], results.overall.score, { scope: { ...scope, areas } }, 'number');
  checkLevels(check, ['results', 'overall', 'levels'], results.overall.levels);
}

function checkLevels(check: Check, path: Path, levels: Levels): void {
  levels.forEach(({ code, from }, index) => {
    const before = levels[index - 1];
    if (before !== undefined && from <= before.from)
      check.report('wrong-order', [...path, index, 'from'], `Levels rise: this one begins at ${from}, and the one before it at ${before.from}.`);
    if (levels.findIndex((other) => other.code === code) < index)
      check.report('duplicate-id', [...path, index, 'code'], `Another of these levels has the code "${code}".`);
  });
}
