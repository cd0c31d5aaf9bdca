import type { LocalizedText } from '#contract/basics.ts';

/** What a text mentions, kept so that it can be worded in any language. */
export type Fact =
  | string
  | number
  | { money: { amount_minor: number; symbol: string } }
  /** Without a time zone: the reader's. */
  | { moment: string; tz?: string }
  | { text: LocalizedText };

export type Facts = Record<string, Fact>;

export type MessageRow = {
  id: number;
  kind: string;
  facts: Facts;
  link: string | null;
  read_at: Date | null;
  created_at: Date;
  deleted_at: Date | null;
};
