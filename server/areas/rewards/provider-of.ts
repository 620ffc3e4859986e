import type { RewardProvider } from '../../calls/reward-provider';
import type { Clock } from '../../foundation/clock';
import { httpProvider } from './http-provider';
import { localProvider } from './local-provider';

interface ProviderConfig {
  rewardProviderUrl?: string | undefined;
  rewardProviderSecret?: string | undefined;
}

/** The provider of rewards that the environment names; without one the local one. */
export const rewardProviderOf = ({ rewardProviderUrl: url, rewardProviderSecret: secret }: ProviderConfig, clock: Clock): RewardProvider =>
  url === undefined || secret === undefined ? localProvider : httpProvider({ url, secret, clock });

/** The provider, with each failure of a question said to the log before whoever asked goes on without the answer. Orders say theirs where they wait. */
export function reportedProvider(provider: RewardProvider, report: (error: unknown, question: string) => void): RewardProvider {
  const saying =
    <Args extends unknown[], Answer>(question: string, ask: (...args: Args) => Promise<Answer>) =>
    (...args: Args): Promise<Answer> =>
      ask(...args).catch((error: unknown) => {
        report(error, question);
        throw error;
      });
  return {
    catalogue: saying('catalogue', (context) => provider.catalogue(context)),
    order: (order, context) => provider.order(order, context),
    exchangeRate: saying('exchangeRate', (...asked) => provider.exchangeRate(...asked)),
    knows: saying('knows', (...asked) => provider.knows(...asked)),
  };
}
