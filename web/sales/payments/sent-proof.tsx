import { FileText } from 'lucide-react';
import type { Payment } from '#contract/sales/payments/calls.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { DownloadFile } from '#web/shared/page/download-file.tsx';
import { fileSizeText, useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Caption, Panel } from '#web/shared/ui/layout.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { proofPath, useProofPicture } from './proof-picture.ts';
import styles from './sent-proof.module.css';

type SentProofProps = { payment: Payment; proof: NonNullable<Payment['proof']> };

/** What the buyer sent, to recognise a wrong file. */
export function SentProof({ payment: { id, proof_sent_at: at }, proof }: SentProofProps) {
  const t = useTexts('payment');
  const { locale } = useVisitor();
  const { day, time } = useDates();
  const picture = useProofPicture(id, proof);
  const { name, byte_size } = proof;
  const facts = [
    fileSizeText(byte_size, locale),
    at && t('proof_sent_at', { day: day(at, operatorZone), time: time(at, operatorZone) }),
  ];

  return (
    <Panel title={t('proof_sent')}>
      <div className={styles.root}>
        {picture ? <img className={styles.picture} src={picture} alt="" /> : <Icon of={FileText} />}
        <div className={styles.words}>
          <DownloadFile path={proofPath(id)} name={name}>
            {name}
          </DownloadFile>
          <Caption>{facts.filter(Boolean).join(' · ')}</Caption>
        </div>
      </div>
    </Panel>
  );
}
