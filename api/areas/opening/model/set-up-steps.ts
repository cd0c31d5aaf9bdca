import type { SetUp } from '#contract/areas/opening/calls.ts';
import { setUpSteps, type SetUpStep } from '#contract/areas/opening/values.ts';

export type SetUpFacts = Pick<SetUp, 'ways_to_pay' | 'mail'> & {
  seller: readonly string[];
  /** The operator has published terms and a privacy policy. */
  hasLegalTexts: boolean;
  has: Record<'partner' | 'category' | 'course' | 'class', boolean>;
};

export function stepsOf({ seller, ways_to_pay: ways, hasLegalTexts, mail, has }: SetUpFacts): SetUp['steps'] {
  const isDone: Record<SetUpStep, boolean> = {
    seller: seller.every((text) => text.trim() !== ''),
    payments: ways.transfer || ways.cash || ways.gateway === 'real',
    legal: hasLegalTexts,
    mail: mail.is_set && mail.last_sent_at !== null,
    ...has,
  };
  return setUpSteps.map((key) => ({ key, is_done: isDone[key] }));
}
