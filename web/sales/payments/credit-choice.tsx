import { MethodCards, type MethodCardsProps } from './method-cards.tsx';
import { useCredit, type CreditPurchase } from './use-credit.ts';
import { useCreditWords } from './use-credit-words.ts';

/** With what the organization can buy on account, and why not. */
export function CreditChoice({ credit, ...cards }: MethodCardsProps & { credit: CreditPurchase }) {
  const creditWords = useCreditWords(useCredit(credit), cards.classes);

  return <MethodCards {...cards} creditWords={creditWords} />;
}
