import type { ReactNode } from 'react';
import type { InboxKind } from '#contract/areas/inbox/values.ts';
import { CaseEvidence } from './case-evidence.tsx';
import { ContactEvidence } from './contact-evidence.tsx';
import { DocumentEvidence, EnrollmentFileEvidence } from './document-evidence.tsx';
import { ClassEvidence, HandOverEvidence, MailEvidence } from './plain-evidence.tsx';
import type { EvidenceProps } from './evidence-props.ts';
import { PaymentEvidence } from './payment-evidence.tsx';
import { RefundEvidence } from './refund-evidence.tsx';
import { ReviewEvidence } from './review-evidence.tsx';

const byKind: Record<InboxKind, (props: EvidenceProps) => ReactNode> = {
  proof: PaymentEvidence,
  credit_approval: PaymentEvidence,
  payment_case: CaseEvidence,
  refund: RefundEvidence,
  enrollment_file: EnrollmentFileEvidence,
  student_document: DocumentEvidence,
  class_below_minimum: ClassEvidence,
  reported_review: ReviewEvidence,
  contact_message: ContactEvidence,
  hand_over: HandOverEvidence,
  mail: MailEvidence,
};

/** What an item is decided by, from the calls of its own slice. */
export function Evidence({ item }: EvidenceProps) {
  const OfKind = byKind[item.kind];
  return <OfKind item={item} />;
}
