import { compareOverlays } from './compare-overlays';
import { customersOf, historyOf, publicationOf } from './history';
import { getMessageDefinitions } from './messages';
import { getRuleDefinitions } from './rules';
import { mustBeCustomer, publish, rollBack } from './publish';
import type { Handlers } from '../../calls/contract';

/** The calls of schemas/endpoints/authoring.json. */
export const handlers = {
  getOverlayCustomers: (_call, tools) => customersOf(tools),
  getMessageDefinitions,
  getRuleDefinitions,

  async getPublications({ query, revision }, tools) {
    await mustBeCustomer(query.customer, tools);
    return historyOf(query.customer, revision, tools);
  },

  async getPublication({ query }, tools) {
    await mustBeCustomer(query.customer, tools);
    return publicationOf(query.customer, query.number, tools);
  },

  async compareOverlays({ body }, tools) {
    await mustBeCustomer(body.Customer, tools);
    return (await compareOverlays(body, tools)).comparison;
  },

  publishOverlays: publish,

  async rollBackOverlays(call, tools) {
    await rollBack(call, tools);
    return historyOf(call.body.Customer, call.revision, tools);
  },
} satisfies Handlers<'authoring'>;
