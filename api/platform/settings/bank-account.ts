import { isIban } from '#contract/rules/iban.ts';
import type { Ctx } from '#api/shared/context.ts';
import { readSetting } from './read-setting.ts';

export type BankAccount = { bank_name: string; iban: string; account_holder: string };

/** The account for transfers; null until the operator has set one with a valid IBAN. */
export async function bankAccount(ctx: Ctx): Promise<BankAccount | null> {
  const iban = (await readSetting(ctx, 'bankIban')).replaceAll(/\s/g, '');
  if (!isIban(iban)) return null;
  return {
    bank_name: await readSetting(ctx, 'bankName'),
    iban,
    account_holder: await readSetting(ctx, 'bankAccountHolder'),
  };
}
