import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { EnrollmentFile } from '#contract/learning/enrollments/files.ts';
import { api } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { DownloadFile } from '#web/shared/page/download-file.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { invalidateEnrollment } from '../invalidate-enrollment.ts';
import { RejectDialog } from './reject-dialog.tsx';

export function ReviewFile({ file }: { file: EnrollmentFile }) {
  const t = useTexts('classroom');
  const client = useQueryClient();
  const { busy, errors, send } = useSending();
  const [isRejecting, setRejecting] = useState(false);
  const of = t('review_of', { category: t(`file_${file.category}`), person: file.person.name });

  async function approve(): Promise<void> {
    const { enrollments } = api();
    if (!(await send(() => enrollments.approveEnrollmentFile({ data: [{ id: file.id }] })))) return;
    notify({ kind: 'success', messages: t('review_approved') });
    await invalidateEnrollment(client);
  }

  return (
    <Stack>
      <CommandErrors errors={errors} />
      <Row>
        {file.file && (
          <DownloadFile path={`/enrollment-files/${file.id}/file`} name={file.file.name}>
            {t('file_download')}
            <Hidden>: {of}</Hidden>
          </DownloadFile>
        )}
        <Button variant="secondary" small busy={busy} onPress={() => void approve()}>
          <Icon of={Check} />
          {t('review_approve')}
          <Hidden>: {of}</Hidden>
        </Button>
        <Button variant="dangerQuiet" small onPress={() => setRejecting(true)}>
          {t('review_reject')}
          <Hidden>: {of}</Hidden>
        </Button>
      </Row>
      <RejectDialog open={isRejecting} id={file.id} of={of} onClose={() => setRejecting(false)} />
    </Stack>
  );
}
