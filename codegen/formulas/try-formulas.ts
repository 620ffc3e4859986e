import type { FormulasMapping } from '../../runtime/definitions/shapes/formulas';
import { Formulas } from '../../runtime/formulas/formulas';
import { readGroups } from '../../runtime/formulas/read-groups';
import { valueAt } from '../../runtime/validation/pointer';

/** One line for the untouched record and one after each step; a step that cannot be taken ends it with a sentence. */
interface Trial {
  lines: string[];
  fault?: string;
}

/** Applies steps, one a line, to the formulas of a record: what a person would see after each answer. */
export function tryFormulas(mapping: FormulasMapping, record: string, steps: string): Trial {
  const parsed = parse(record);
  if (parsed === undefined || typeof parsed.value !== 'object' || parsed.value === null) return { lines: [], fault: 'The file holds no JSON object.' };
  const { groups, elsewhere, asked } = readGroups(parsed.value, mapping);
  if (groups.length === 0) return { lines: [], fault: `The record has no list at ${mapping.groups}.` };
  const formulas = new Formulas(groups, elsewhere);
  const questions = [...new Set(asked)];
  const line = (): string =>
    JSON.stringify({
      visible: questions.filter((id) => formulas.shows(id)),
      pages: Object.fromEntries(groups.map(({ id }, place) => [id, { visible: formulas.groupShows(place), complete: formulas.isComplete(place) }])),
    });
  const lines = [line()];
  const given = steps.split('\n').map((text, index) => ({ text: text.trim(), number: index + 1 }));
  for (const { text, number } of given.filter(({ text: one }) => one !== '')) {
    const fault = take(formulas, mapping, text);
    if (fault !== undefined) return { lines, fault: `Step ${number}: ${fault}` };
    lines.push(line());
  }
  return { lines };
}

/** Takes one step. A text says why it cannot be taken. */
function take(formulas: Formulas, { step }: FormulasMapping, text: string): string | undefined {
  if (step === undefined) return 'These formulas do not say what a step looks like: "step" is missing.';
  const parsed = parse(text);
  if (parsed === undefined) return 'This is not JSON.';
  const id = valueAt(parsed.value, step.field);
  if (typeof id !== 'string') return `A step names its field at ${step.field}.`;
  if (!formulas.graph.fieldOf.has(id)) return `There is no field "${id}".`;
  const answer = valueAt(parsed.value, step.given);
  const measured = valueAt(parsed.value, step.measured);
  if (Array.isArray(answer) && answer.every((one) => typeof one === 'string')) formulas.set(id, { given: answer });
  else if (measured === null || typeof measured === 'string' || typeof measured === 'number') formulas.set(id, { measured });
  else return `A step has a list of texts at ${step.given}, or a value or null at ${step.measured}.`;
  return undefined;
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
