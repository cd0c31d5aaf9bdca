import type { BankStatement } from '#contract/sales/bank/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { prepareStatement, uploadStatement } from './upload-statement.ts';

export type Movement = { text: string; amount: string; day?: string };

/** As the bank of a test writes them, on the day of the test unless they say another: `{ text, amount: '45.000,00' }`. */
export function statementText(ctx: Ctx, movements: readonly Movement[]): string {
  const [year, month, day] = ctx.now().toISOString().slice(0, 10).split('-');
  const rows = movements.map(({ text, amount, day: own }) =>
    [own ?? `${day}-${month}-${year}`, text, amount].join(';'),
  );
  return ['Conta;123456789012', 'Data;Descrição;Montante (AOA)', ...rows, ''].join('\n');
}

/** By the actor of the context, who needs the claim. */
export async function uploadText(ctx: Ctx, text: string, name = 'extrato.csv'): Promise<BankStatement> {
  const form = new FormData();
  form.set('currency_id', '1');
  return uploadStatement(ctx, await prepareStatement(ctx, form, new File([text], name)));
}

export function makeStatement(ctx: Ctx, movements: readonly Movement[]): Promise<BankStatement> {
  return uploadText(ctx, statementText(ctx, movements));
}
