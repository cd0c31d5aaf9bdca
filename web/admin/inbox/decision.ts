/** What somebody typed to decide. */
export type Typed = { text: string; amountMinor: number | null };

export type Question = {
  /** What will happen. */
  after?: string;
  /** A text that goes with it: a reason, a note, an answer. */
  text?: {
    label: string;
    help: string;
    longest: number;
    /** Often enough, one of these says it. */
    templates?: readonly string[];
    isOptional?: boolean;
    isLong?: boolean;
  };
  /** The most that can be refunded; a smaller amount can be typed. */
  amount?: { amount_minor: number; currency_id: number };
  send: string;
};

/** One way to decide an item, which its own command carries out. */
export type Decision = {
  key: string;
  label: string;
  variant: 'primary' | 'secondary' | 'quiet' | 'dangerQuiet';
  /** `a` approves, `r` rejects. */
  shortcut?: 'a' | 'r';
  question?: Question;
  send: (typed: Typed) => Promise<unknown>;
  /** The call that puts the item back into the queue as it was. */
  undo?: () => Promise<unknown>;
  done: string;
  /** It stays open, since more is to be decided about it. */
  stays?: boolean;
};
