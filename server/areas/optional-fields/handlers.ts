import { welcomeAnswers } from './asked-fields';
import type { Handlers } from '../../calls/contract';
import { saveOptionalFields } from './save-optional-fields';

/** The calls of schemas/endpoints/optional-fields.json. Everybody answers for themselves only. */
export const handlers = {
  getOptionalFields: ({ caller, revision }, tools) => welcomeAnswers(caller, revision, tools),
  saveOptionalFields,
} satisfies Handlers<'optional-fields'>;
