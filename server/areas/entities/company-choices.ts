import type { OptionItem } from '../../../schemas/generated/records';
import type { CallContext } from '../../calls/contract';
import { companiesWithin } from '../../calls/reach';
import type { Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';

interface Asked {
  term?: string | undefined;
  chosen?: readonly string[] | undefined;
}

/** The first companies within reach whose name begins so, by name, and behind them those that are chosen. Where nothing is looked for, the own one is first. */
export async function companyChoices(call: CallContext, { term = '', chosen = [] }: Asked, tools: Pick<Tools, 'companies'>): Promise<OptionItem[]> {
  const { choicesShown } = constantsOf(call.revision).server;
  const { entity: own } = call.caller;
  const named = await companiesWithin(call, tools, { prefix: term, limit: choicesShown });
  const found = term === '' ? [own, ...named.filter(({ EntityId }) => EntityId !== own.EntityId)] : named;
  const missing = chosen.filter((id) => !found.some(({ EntityId }) => EntityId === id));
  const others = missing.length === 0 ? [] : await companiesWithin(call, tools, { ids: missing });
  return [...found, ...others].map(({ EntityId, EntityName }) => ({ Value: EntityId, Text: EntityName }));
}
