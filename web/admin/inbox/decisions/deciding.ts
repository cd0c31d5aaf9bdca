import type { InboxItem } from '#contract/areas/inbox/calls.ts';
import type { useTexts } from '#web/shared/texts/texts.ts';

export type InboxTexts = ReturnType<typeof useTexts<'desk_inbox'>>;
export type Deciding = {
  item: InboxItem;
  t: InboxTexts;
  amount: string;
  /** Of the class, so that a change by somebody else is refused. */
  version: number | undefined;
  /** A refund that is booked on a current account, so that no money is sent. */
  isCredited: boolean;
};
