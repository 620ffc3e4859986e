import type { ScopeSchemas } from '../../runtime/expressions/check';
import { objectSchema } from '../project/session-scope';

/** What the message of a fault reads: what the schema allows, and its limits. */
export const faultScope: ScopeSchemas = { limit: {}, limits: objectSchema({ minimum: { type: 'number' }, maximum: { type: 'number' } }) };
