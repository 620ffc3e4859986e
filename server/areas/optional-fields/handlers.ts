import { askedFields, ownValues } from './asked-fields';
import type { Handlers } from '../../calls/contract';
import { saveOptionalFields } from './save-optional-fields';

/** The calls of schemas/endpoints/optional-fields.json. Everybody answers for themselves only. */
export const handlers = {
  getOptionalFields: async ({ caller, revision }, tools) => ({ Data: await askedFields(caller, tools), Custom: await ownValues(caller, revision, tools) }),
  saveOptionalFields,
} satisfies Handlers<'optional-fields'>;
