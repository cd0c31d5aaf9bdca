import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { StudentDocument } from '#contract/people/people/student.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { DocumentActions } from './document-actions.tsx';
import { DocumentBadge, DocumentFacts } from './document-facts.tsx';
import { InPlace } from '#web/shared/ui/in-place.tsx';
import { UploadForm, type Place } from './upload-form.tsx';
import styles from './student.module.css';

type DocumentSlotProps = {
  place: Place & { category: Exclude<Place['category'], 'outros'> };
  document: StudentDocument | undefined;
  of?: string | undefined;
  level?: 3 | 4;
};

export function DocumentSlot({ place, document, of, level = 3 }: DocumentSlotProps) {
  const t = useTexts('student');
  const [isSending, setSending] = useState<boolean>();
  const Heading = `h${level}` as const;
  const name = of ? t('of', { what: t(place.category), which: of }) : t(place.category);

  return (
    <div className={styles.slot}>
      <div className={styles.head}>
        <Heading>{t(place.category)}</Heading>
        {document && <DocumentBadge status={document.status} />}
      </div>
      <Stack>
        {document ? <DocumentFacts document={document} /> : <p>{t(`${place.category}_empty`)}</p>}
        <InPlace open={isSending} form={<UploadForm place={place} onDone={() => setSending(false)} />}>
          {document ? (
            <DocumentActions document={document} name={name} onReplace={() => setSending(true)} />
          ) : (
            <Row>
              <Button variant="secondary" small onPress={() => setSending(true)}>
                <Icon of={Plus} />
                {t('add')}
                <Hidden> {name}</Hidden>
              </Button>
            </Row>
          )}
        </InPlace>
      </Stack>
    </div>
  );
}
