import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Qualification, StudentDocument } from '#contract/people/people/student.ts';
import { api } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { Part } from '#web/shared/ui/section.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { DocumentSlot } from './document-slot.tsx';
import { InPlace } from '#web/shared/ui/in-place.tsx';
import { QualificationForm } from './qualification-form.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import styles from './student.module.css';
import { useRemoval } from './use-removal.ts';

type QualificationsProps = {
  qualifications: readonly Qualification[];
  certificates: readonly StudentDocument[];
};

export function Qualifications({ qualifications, certificates }: QualificationsProps) {
  const t = useTexts('student');
  const [isAdding, setAdding] = useState<boolean>();
  const add = (
    <Button variant="secondary" small onPress={() => setAdding(true)}>
      <Icon of={Plus} />
      {t('add_qualification')}
    </Button>
  );

  return (
    <Part title={t('qualifications')}>
      <Stack>
        {qualifications.map((qualification) => (
          <OneQualification
            key={qualification.id}
            qualification={qualification}
            certificate={certificates.find(({ qualification_id }) => qualification_id === qualification.id)}
          />
        ))}
        <InPlace open={isAdding} form={<QualificationForm onDone={() => setAdding(false)} />}>
          {qualifications.length > 0 ? <Row>{add}</Row> : <NothingYet>{add}</NothingYet>}
        </InPlace>
      </Stack>
    </Part>
  );
}

function NothingYet({ children }: { children: ReactNode }) {
  const t = useTexts('student');
  return (
    <div className={styles.slot}>
      <div className={styles.head}>
        <h3>{t('qualifications_empty')}</h3>
      </div>
      <Stack>
        <p>{t('qualifications_empty_text')}</p>
        <Row>{children}</Row>
      </Stack>
    </div>
  );
}

type OneProps = { qualification: Qualification; certificate: StudentDocument | undefined };

function OneQualification({ qualification, certificate }: OneProps) {
  const t = useTexts('student');
  const { locale } = useVisitor();
  const [isChanging, setChanging] = useState<boolean>();
  const { id, level, field, institution, country, is_concluded } = qualification;
  const countryName = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;

  return (
    <article className={styles.slot}>
      <div className={styles.head}>
        <h3>{field}</h3>
        <Badge tone={is_concluded ? 'good' : 'info'}>{t(is_concluded ? 'concluded' : 'under_way')}</Badge>
      </div>
      <Stack>
        <p className={styles.facts}>
          <b>{t(`level_${level}`)}</b>
          <small>{[institution, countryName, yearsOf(qualification)].filter(Boolean).join(' · ')}</small>
        </p>
        <InPlace
          open={isChanging}
          form={<QualificationForm qualification={qualification} onDone={() => setChanging(false)} />}
        >
          <Row>
            <Button variant="quiet" small onPress={() => setChanging(true)}>
              <Icon of={Pencil} />
              {t('edit_qualification')}
              <Hidden> {field}</Hidden>
            </Button>
            <RemoveQualification qualification={qualification} />
          </Row>
        </InPlace>
        <DocumentSlot
          place={{ category: 'qualifications-certificate', qualificationId: id }}
          document={certificate}
          of={field}
          level={4}
        />
      </Stack>
    </article>
  );
}

function yearsOf({ from_year, to_year }: Qualification): string {
  if (from_year !== null && to_year !== null && from_year !== to_year) return `${from_year}–${to_year}`;
  return String(to_year ?? from_year ?? '');
}

function RemoveQualification({ qualification: { id, field } }: { qualification: Qualification }) {
  const t = useTexts('student');
  const removal = useRemoval({
    remove: () => api().people.deleteQualification({ data: [{ id }] }),
    // Everything below `people`: the certificate is deleted too.
    changes: [],
    removed: t('qualification_removed'),
  });

  return (
    <>
      <Button variant="dangerQuiet" small onPress={removal.request}>
        <Icon of={Trash2} />
        {t('remove_qualification')}
        <Hidden> {field}</Hidden>
      </Button>
      <RemoveDialog {...removal.dialog} title={t('remove_qualification_title')}>
        <p>{t('remove_qualification_text', { name: field })}</p>
      </RemoveDialog>
    </>
  );
}
