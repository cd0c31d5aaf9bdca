import { Plus, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { EnrollmentFile } from '#contract/learning/enrollments/files.ts';
import { DownloadFile } from '#web/shared/page/download-file.tsx';
import { fileSizeText, useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { InPlace } from '#web/shared/ui/in-place.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { takesFile } from '../model/files-standing.ts';
import { HandInForm } from './hand-in-form.tsx';
import styles from './files.module.css';
import { Badge, type BadgeTone } from '#web/shared/ui/badge.tsx';

const tones: Record<EnrollmentFile['status'], BadgeTone> = {
  missing: 'wait',
  handed_in: 'info',
  approved: 'good',
  rejected: 'bad',
  waived: 'neutral',
};

function FileBadge({ status }: Pick<EnrollmentFile, 'status'>) {
  const t = useTexts('classroom');

  return <Badge tone={tones[status]}>{t(`file_status_${status}`)}</Badge>;
}

type FileSlotProps = { file: EnrollmentFile; tz: string; /** The enrollment still takes files. */ isOpen: boolean };

export function FileSlot({ file, isOpen, tz }: FileSlotProps) {
  const t = useTexts('classroom');
  const [isSending, setSending] = useState<boolean>();
  const name = t(`file_${file.category}`);
  const isAgain = file.status !== 'missing';

  return (
    <div className={styles.slot}>
      <div className={styles.head}>
        <h3>{name}</h3>
        <FileBadge status={file.status} />
      </div>
      <Stack>
        <Facts file={file} tz={tz} />
        <InPlace open={isSending} form={<HandInForm file={file} onDone={() => setSending(false)} />}>
          <Row>
            {isOpen && takesFile(file) && (
              <Button variant={isAgain ? 'quiet' : 'secondary'} small onPress={() => setSending(true)}>
                <Icon of={isAgain ? RefreshCw : Plus} />
                {t(isAgain ? 'file_hand_in_again' : 'file_hand_in')}
                <Hidden>: {name}</Hidden>
              </Button>
            )}
            {file.file && (
              <DownloadFile path={`/enrollment-files/${file.id}/file`} name={file.file.name}>
                {t('file_download')}
                <Hidden>: {name}</Hidden>
              </DownloadFile>
            )}
          </Row>
        </InPlace>
      </Stack>
    </div>
  );
}

function Facts({ file, tz }: Pick<FileSlotProps, 'file' | 'tz'>) {
  const t = useTexts('classroom');
  const { file: handedIn, status, is_reused } = file;

  return (
    <>
      {is_reused ? <p>{t('file_reused')}</p> : <HandedIn file={file} tz={tz} />}
      {status === 'approved' && !handedIn && <p className={styles.facts}>{t('file_deleted')}</p>}
      <Reason file={file} />
    </>
  );
}

function HandedIn({ file: { file, handed_in_at: at }, tz }: Pick<FileSlotProps, 'file' | 'tz'>) {
  const t = useTexts('classroom');
  const { locale } = useVisitor();
  const { fullDay } = useDates();

  if (!file || !at) return null;
  const size = fileSizeText(file.byte_size, locale);
  return <p className={styles.facts}>{t('file_sent_on', { name: file.name, size, day: fullDay(at, tz) })}</p>;
}

function Reason({ file: { status, reason } }: Pick<FileSlotProps, 'file'>) {
  const t = useTexts('classroom');

  if (status === 'rejected') return <Alert tone="danger">{t('file_rejected_because', { reason: reason ?? '' })}</Alert>;
  return status === 'waived' && reason ? <p>{t('file_waived_because', { reason })}</p> : null;
}
