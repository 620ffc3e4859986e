import { describe, expect, test } from 'vitest';
import { importQuestionnaire } from '../../codegen/fhir/import-questionnaire';
import { linesOfItems, readResource } from '../../codegen/fhir/read-resource';
import { base, type Json, places } from './fhir/r4-elements';

// The rule that keeps the class out: an element counts as known only when a reader has read it (codegen/fhir/reads.ts), and each element of the definitions
// of FHIR R4 is added here alone to a questionnaire that imports without a remark. It must change the result, or be named with the item and its line.

function imported(resource: Json) {
  const text = JSON.stringify(resource, null, 1);
  const read = readResource(text);
  if (typeof read === 'string') throw new Error(read);
  return importQuestionnaire(read, undefined, 'assessment-question', linesOfItems(text));
}

test('the questionnaire that the elements are added to imports without a remark', () => {
  expect(imported(base()).remarks).toEqual([]);
});

describe.each(places)('each element of $what', ({ elements, put, linkId }) => {
  test.each(Object.entries(elements).flatMap(([name, values]) => values.map((value) => [name, value] as const)))('%s %j', (name, value) => {
    const [without, resource] = [base(), base()];
    put(without, {});
    put(resource, { [name]: value });
    const [before, after] = [imported(without), imported(resource)];
    const remarks = after.remarks.filter((remark) => !before.remarks.includes(remark));
    const isApplied = JSON.stringify(after.questionnaire) !== JSON.stringify(before.questionnaire);
    expect(isApplied || remarks.length > 0).toBe(true);
    // A remark names the item with its line, or counts what changes neither questions nor answers.
    for (const remark of remarks) if (linkId !== undefined) expect(remark).toMatch(/^(Item "[^"]+" \(line \d+\): |Left out: )/);
    if (name === 'modifierExtension') expect(remarks.join()).toMatch(/has a "modifierExtension"/);
  });
});
