import { roundedTo } from '../../../runtime/expressions/decimals';
import { evaluate } from '../../../runtime/expressions/evaluate';
import type { GiftCard } from '../../../schemas/generated/records';
import { OrderRefused, type ProviderContext, type RewardProvider } from '../../calls/reward-provider';
import { constantsOf } from '../../foundation/constants';

const cardsOf = ({ catalogues }: ProviderContext) => (Object.hasOwn(catalogues, 'gift-cards') ? catalogues['gift-cards'] : []) as GiftCard[];

/** The provider without another system: the gift cards of the definitions, and orders that are as good as given. For the demo, and until there is another one. */
export const localProvider: RewardProvider = {
  catalogue: async (context) => cardsOf(context).map(({ Answers: _answers, ...card }) => card),

  async order({ Id, RewardId }, context) {
    const card = cardsOf(context).find((one) => one.Id === RewardId);
    if (card === undefined || card.Answers === 'Refuses') throw new OrderRefused(`${RewardId} is sold out.`);
    if (card.Answers === 'Away') throw new Error(`${RewardId} cannot be ordered at the moment.`);
    return `local-${Id}`;
  },

  async exchangeRate(base, conversion, context) {
    const { exchangeRate } = constantsOf(context).rewards;
    const [from, to] = [base, conversion].map((currency) => Number(evaluate(exchangeRate.$, { currency })));
    return from! > 0 ? roundedTo(to! / from!, 6) : 0;
  },

  knows: async () => true,
};
