import type { RuleOverview } from '../../../schemas/generated/records';
import { own } from '../../../runtime/validation/own';
import type { Call } from '../../calls/contract';
import type { Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { secondsFromNow } from '../../foundation/clock';
import { withoutNulls } from '../../records/without-nulls';
import { mustBeCustomer } from './publish';

const secondsPerDay = 86_400;

/** The rules of a customer: how often each has run, whether it is switched off, and whom it is about to affect. */
export async function getRuleDefinitions({ query }: Call<'getRuleDefinitions'>, tools: Tools): Promise<RuleOverview[]> {
  const { customer } = query;
  await mustBeCustomer(customer, tools);
  const { base } = tools.definitions;
  const { rulesPlannedDays, rulesPlannedShown } = constantsOf(base).jobs;
  const rules = Object.values((await tools.definitions.of(customer)).rules);
  const states = [...(await tools.rules.states('')), ...(await tools.rules.states(customer))];
  const until = secondsFromNow(tools.clock, rulesPlannedDays * secondsPerDay);
  return Promise.all(
    rules.map(async ({ id, purpose, on }) => {
      const counts = await tools.rules.counts(id, customer);
      const { total, next } = await tools.rules.planned({ rule: id, customer, until, limit: rulesPlannedShown });
      const OffAt = states.find(({ Rule }) => Rule === id)?.OffAt ?? null;
      const IsOwn = own(base.rules, id) === undefined;
      return withoutNulls({ Id: id, Purpose: purpose, Resource: on.resource, IsOwn, OffAt, ...counts, Planned: total, Next: next });
    }),
  );
}
