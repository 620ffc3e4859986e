import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FormulasMapping } from '../../runtime/definitions/shapes/formulas';

/** Where an assessment holds its pages, questions and answers: the definition itself. */
export const mapping = JSON.parse(readFileSync(join(import.meta.dirname, '../../schemas/formulas/assessment.formulas.json'), 'utf8')) as FormulasMapping;
