import type { LocalizedText } from '#contract/basics.ts';
import type { MessageKind } from '#contract/index.ts';
import type { FactNames } from '../model/fact-names.gen.ts';

/** A value in a text, stored so that it can be worded in any locale. */
export type Fact =
  | string
  | number
  | { money: { amount_minor: number; symbol: string } }
  /** Without `tz`, in the zone of the reader. */
  | { moment: string; tz?: string }
  | { text: LocalizedText };

export type Facts = Record<string, Fact>;

/** What the texts of a kind of message mention; of several kinds, what any of them does. */
export type FactsOf<K extends MessageKind> = Record<FactNames[K], Fact>;

export type MessageRow = {
  id: number;
  kind: string;
  facts: Facts;
  link: string | null;
  read_at: Date | null;
  created_at: Date;
  deleted_at: Date | null;
};
