import type { LocalizedText } from '#contract/basics.ts';
import { settingTexts } from '#contract/rules/setting-text.ts';
import { readSetting } from '#api/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';

export type CashDesk = { address: LocalizedText; hours: LocalizedText };

/** Where and when cash is taken; null until the operator has set both. */
export async function cashDesk(ctx: Ctx): Promise<CashDesk | null> {
  const read = async (key: string) => settingTexts((await readSetting(ctx, key, 'Payments')) ?? '');
  const [address, hours] = [await read('cashAddress'), await read('cashHours')];
  return isSet(address) && isSet(hours) ? { address, hours } : null;
}

function isSet(texts: LocalizedText): boolean {
  return Object.values(texts).some(Boolean);
}
