import { isIban } from '#contract/rules/iban.ts';
import type { Ctx } from '#api/shared/context.ts';
import { readSetting } from './store.ts';

export type BankAccount = { bank_name: string; iban: string; account_holder: string };

/** The account for transfers; null until the operator has set one with a valid IBAN. */
export async function bankAccount(ctx: Ctx): Promise<BankAccount | null> {
  const read = async (key: string) => (await readSetting(ctx, key, 'Payments')) ?? '';
  const iban = (await read('bankIban')).replaceAll(/\s/g, '');
  if (!isIban(iban)) return null;
  return { bank_name: await read('bankName'), iban, account_holder: await read('bankAccountHolder') };
}
