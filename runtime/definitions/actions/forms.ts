import { z } from 'zod';
import { requiredTemplate } from '../shapes/expression';
import { common } from './every-action';

/** Submits a form as its button would. */
export const submitFormAction = z.strictObject({
  submitForm: z.string().describe('The id of the form node.'),
  unanswered: z.literal('allowed').optional().describe('Required values may be missing: only filled-in values are checked.'),
  ...common,
});

/** Puts a form back to what it was opened with. */
export const resetFormAction = z.strictObject({ resetForm: z.string().describe('The id of the form node.'), ...common });

/** Writes values into a form. */
export const fillFormAction = z.strictObject({
  fillForm: z.string().describe('The id of the form node.'),
  values: requiredTemplate.describe('The new values, by property; other values stay.'),
  ...common,
});

/** Shows faults that came from elsewhere on the fields of a form. */
export const showErrorsAction = z.strictObject({
  showErrors: z.string().describe('The id of the form node.'),
  errors: requiredTemplate.describe('A list of { Message, Field, Code }.'),
  ...common,
});
