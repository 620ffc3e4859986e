import type { RewardProvider } from '../../calls/reward-provider';
import type { Clock } from '../../foundation/clock';
import { httpProvider } from './http-provider';
import { localProvider } from './local-provider';

interface ProviderConfig {
  rewardProviderUrl: string | undefined;
  rewardProviderSecret: string | undefined;
}

/** The provider of rewards that the environment names; without one the local one. */
export const rewardProviderOf = ({ rewardProviderUrl: url, rewardProviderSecret: secret }: ProviderConfig, clock: Clock): RewardProvider =>
  url === undefined || secret === undefined ? localProvider : httpProvider({ url, secret, clock });
