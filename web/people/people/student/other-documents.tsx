import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { StudentDocument } from '#contract/people/people/student.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { Part } from '#web/shared/ui/section.tsx';
import { DocumentActions } from './document-actions.tsx';
import { DocumentFacts } from './document-facts.tsx';
import { InPlace } from '#web/shared/ui/in-place.tsx';
import { UploadForm } from './upload-form.tsx';
import styles from './student.module.css';

export function OtherDocuments({ documents }: { documents: readonly StudentDocument[] }) {
  const t = useTexts('student');
  const [isSending, setSending] = useState<boolean>();

  return (
    <Part title={t('others')}>
      <Stack>
        <p>{t('others_text')}</p>
        {documents.length === 0 && !isSending && <p>{t('others_empty')}</p>}
        {documents.map((document) => (
          <div key={document.id} className={styles.slot}>
            <div className={styles.head}>
              <h3>{document.title}</h3>
            </div>
            <Stack>
              <DocumentFacts document={document} />
              <DocumentActions document={document} name={document.title ?? document.file_name} />
            </Stack>
          </div>
        ))}
        <InPlace open={isSending} form={<UploadForm place={{ category: 'outros' }} onDone={() => setSending(false)} />}>
          <Row>
            <Button variant="secondary" small onPress={() => setSending(true)}>
              <Icon of={Plus} />
              {t('add_other')}
            </Button>
          </Row>
        </InPlace>
      </Stack>
    </Part>
  );
}
