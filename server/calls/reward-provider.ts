import type { Revision } from '../../runtime/definitions/compiled';

/** Something that a provider gives for money. */
export interface ProviderReward {
  Id: string;
  Name: string;
  Group: string;
  Description: string;
  Picture: string;
  /** Its prices in dollars, the lowest one first. */
  Amounts: number[];
}

/** One thing that somebody has ordered and paid for. */
export interface ProviderOrder {
  /** The same at each try: a provider that has it already answers as the first time. */
  Id: string;
  RewardId: string;
  Cents: number;
  Currency: string;
  Recipient: { UserId: string; FirstName: string; LastName: string; Email: string };
}

/** For whom a provider is asked: what applies to their customer. */
export type ProviderContext = Revision;

/**
 * Where rewards come from. Whatever is thrown but `OrderRefused` means that the provider may be asked again: what was ordered waits.
 * The local one is areas/rewards/local-provider.ts; another real one is one module like http-provider.ts.
 */
export interface RewardProvider {
  catalogue(context: ProviderContext): Promise<ProviderReward[]>;
  /** What the provider calls the order. */
  order(order: ProviderOrder, context: ProviderContext): Promise<string>;
  /** What one unit of a currency is worth in another; 0 where it is not known. */
  exchangeRate(base: string, conversion: string, context: ProviderContext): Promise<number>;
  /** Whether the provider knows a person. */
  knows(userId: string, context: ProviderContext): Promise<boolean>;
}

/** The provider will never give this: what it cost goes back. */
export class OrderRefused extends Error {}

const nowhere = () => Promise.reject(new Error('There is no provider of rewards.'));

/** Where nobody is asked: what was ordered waits. */
export const noProvider: RewardProvider = { catalogue: nowhere, order: nowhere, exchangeRate: nowhere, knows: nowhere };
