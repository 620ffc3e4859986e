import { formulaHolds } from '../../runtime/formulas/compare';
import { answersOf, type FormulaGroup } from '../../runtime/formulas/model';

/** What shows, found by asking everything again and again until nothing changes: slow, and without any cleverness to be wrong. */
export function naively(groups: readonly FormulaGroup[]) {
  const fields = groups.flatMap(({ fields: own }, group) => own.map((field) => ({ field, group })));
  let shows = new Map(fields.map(({ field }) => [field.id, true]));
  let groupShows = groups.map(() => true);
  const counted = (id: string): readonly string[] => {
    const found = fields.find(({ field }) => field.id === id);
    return found && shows.get(id) === true && groupShows[found.group] === true ? answersOf(found.field) : [];
  };
  for (let round = 0; round <= fields.length + groups.length; round += 1) {
    const nextShows = new Map(
      fields.map(({ field }) => [field.id, field.formulas.length === 0 ? !field.isHidden : field.formulas.every((formula) => formulaHolds(formula, counted))]),
    );
    const nextGroups = groups.map(({ formula }) => !formula || formulaHolds(formula, counted));
    shows = nextShows;
    groupShows = nextGroups;
  }
  const complete = groups.map(
    ({ fields: own }, group) =>
      groupShows[group] === false || own.every((field) => field.isOptional || shows.get(field.id) === false || answersOf(field).length > 0),
  );
  return { shows, groupShows, complete };
}
