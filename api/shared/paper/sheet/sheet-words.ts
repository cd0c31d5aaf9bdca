import type { LocaleKey, LocalizedText } from '#contract/basics.ts';
import type { textsFor } from '#api/shared/texts.ts';

export type SheetLine = {
  title: LocalizedText;
  quantity: number;
  unit_price_minor: number;
  /** Off the line, tax included. */
  discount_minor?: number | undefined;
  tax_rate_percent: number;
  net_minor: number;
  tax_minor: number;
};

/** What a commercial document says, worded in the language of its reader. */
export type SheetWords = {
  t: ReturnType<typeof textsFor>;
  locale: LocaleKey;
  title: string;
  /** Labels and values in one row below the title. */
  facts: readonly (readonly [string, string])[];
  seller: readonly string[];
  buyer: readonly string[];
  /** In the box of the first page. */
  notice: string;
  /** At the foot of each page. */
  foot: string;
  total: string;
  amount: (minor: number) => string;
  money: (minor: number) => string;
  rate: (percent: number) => string;
};
