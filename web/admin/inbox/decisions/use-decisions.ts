import { useQuery } from '@tanstack/react-query';
import type { InboxItem } from '#contract/areas/inbox/calls.ts';
import type { InboxKind } from '#contract/areas/inbox/values.ts';
import { queries } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { Decision } from '../decision.ts';
import { useItemWords } from '../use-item-words.ts';
import { decideClass, decideContactMessage, decideHandOver, decideMail, decideReview } from './of-the-rest.ts';
import type { Deciding } from './deciding.ts';
import { decideDocument, decideEnrollmentFile } from './of-documents.ts';
import { decideCase, decideCredit, decideProof, decideRefund } from './of-money.ts';

const byKind: Record<InboxKind, (deciding: Deciding) => readonly Decision[]> = {
  proof: decideProof,
  credit_approval: decideCredit,
  payment_case: decideCase,
  refund: decideRefund,
  enrollment_file: decideEnrollmentFile,
  student_document: decideDocument,
  class_below_minimum: decideClass,
  reported_review: decideReview,
  contact_message: decideContactMessage,
  hand_over: decideHandOver,
  mail: decideMail,
};

export function useDecisions(item: InboxItem): readonly Decision[] {
  const t = useTexts('desk_inbox');
  const { amount } = useItemWords(item);
  const version = useClassVersion(item);
  return byKind[item.kind]({ item, t, amount, version, isCredited: useIsCredited(item) });
}

function useClassVersion({ kind, id }: InboxItem): number | undefined {
  const { data } = useQuery({
    ...queries().classes.retrieveClassSources.queryOptions({ input: { filter: { id } } }),
    enabled: kind === 'class_below_minimum',
  });
  return data?.results[0]?.version;
}

function useIsCredited({ kind, id }: InboxItem): boolean {
  const { data } = useQuery({
    ...queries().payments.retrieveRefunds.queryOptions({ input: { filter: { id } } }),
    enabled: kind === 'refund',
  });
  return data?.results[0]?.destination === 'account';
}
