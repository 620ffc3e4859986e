import { expect } from 'vitest';
import { importQuestionnaire } from '../../codegen/fhir/import-questionnaire';
import { linesOfItems, readResource } from '../../codegen/fhir/read-resource';
import type { Questionnaire } from '../../runtime/definitions/shapes/questionnaire';

type Content = Questionnaire['pages'][number]['contents'][number];

/** Imports a questionnaire of FHIR, and takes the lines out of its remarks. */
export function imported(resource: object | string): { questionnaire: Questionnaire; remarks: string[] } {
  const text = typeof resource === 'string' ? resource : JSON.stringify({ resourceType: 'Questionnaire', title: 'Any', ...resource }, null, 1);
  const read = readResource(text);
  if (typeof read === 'string') throw new Error(read);
  const { questionnaire, remarks } = importQuestionnaire(read, undefined, 'assessment-question', linesOfItems(text));
  // Each remark about an item names its line; most tests are about what it says.
  for (const remark of remarks) if (remark.startsWith('Item ')) expect(remark).toMatch(withLine);
  return { questionnaire, remarks: remarks.map((remark) => remark.replace(withLine, '$1:')) };
}
const withLine = /^(Item "[^"]*") \(line \d+\):/;

/** Something of an imported questionnaire, by its id. */
export const contentOf = ({ questionnaire }: ReturnType<typeof imported>, id: string): Content | undefined =>
  questionnaire.pages.flatMap(({ contents }) => contents).find((one) => one.id === id);
/** An item that is answered by yes or no. */
export const yesNo = (linkId: string, more: object = {}) => ({ linkId, type: 'boolean', text: `${linkId}?`, ...more });
