import type { StudentDocument } from '#contract/people/people/student.ts';
import { fileSizeText, useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Badge, type BadgeTone } from '#web/shared/ui/badge.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import styles from './student.module.css';

const tones: Record<'pending' | 'accepted' | 'rejected', BadgeTone> = {
  pending: 'wait',
  accepted: 'good',
  rejected: 'bad',
};

export function DocumentBadge({ status }: { status: StudentDocument['status'] }) {
  const t = useTexts('student');
  return status && <Badge tone={tones[status]}>{t(`status_${status}`)}</Badge>;
}

export function DocumentFacts({ document }: { document: StudentDocument }) {
  const t = useTexts('student');
  const { locale } = useVisitor();
  const { fullDay } = useDates();
  const { file_name, byte_size, created_at, rejected_reason, status } = document;

  return (
    <>
      <p className={styles.facts}>
        <b>{file_name}</b>
        <small>{t('sent_on', { day: fullDay(created_at), size: fileSizeText(byte_size, locale) })}</small>
      </p>
      {status === 'rejected' && <Alert tone="danger">{t('rejected_because', { reason: rejected_reason ?? '' })}</Alert>}
    </>
  );
}
