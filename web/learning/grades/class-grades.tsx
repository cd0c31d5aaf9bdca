import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Assessment } from '#contract/learning/grades/calls.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { InPlace } from '#web/shared/ui/in-place.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { AssessmentForm } from './assessment-form.tsx';
import { AssessmentItem } from './assessment-item.tsx';
import { FinalGrades } from './final-grades.tsx';
import { assessmentsQuery } from './grade-queries.ts';
import type { GradedClass } from './graded-class.ts';
import styles from './grades.module.css';

/** The assessments of a class and their grades, for those who teach it. */
export function ClassGrades({ of }: { of: GradedClass }) {
  const t = useTexts('grades');
  const query = useQuery(assessmentsQuery(of.id));

  return (
    <Stack wide>
      <div>
        <h2>{t('title')}</h2>
        <p>{t('lead')}</p>
      </div>
      {of.isOver && <Alert>{t('locked')}</Alert>}
      <Loaded query={query} loading={t('loading')} failed={t('not_loaded')} rows={5}>
        {({ results }) => (
          <Stack wide>
            <Assessments of={of} assessments={results} />
            {!of.isOver && <AddAssessment classId={of.id} isFirst={results.length === 0} />}
            {results.length > 0 && <FinalGrades of={of} assessments={results} />}
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}

function Assessments({ of, assessments }: { of: GradedClass; assessments: readonly Assessment[] }) {
  const t = useTexts('grades');

  if (assessments.length === 0) {
    return (
      <EmptyState panel level={3} title={t('none')}>
        {t('none_words')}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.papers}>
      {assessments.map((assessment) => (
        <AssessmentItem key={`${assessment.id} ${assessment.content_id}`} of={of} assessment={assessment} />
      ))}
    </ul>
  );
}

function AddAssessment({ classId, isFirst }: { classId: number; isFirst: boolean }) {
  const t = useTexts('grades');
  const [isOpen, setOpen] = useState<boolean>();

  return (
    <InPlace open={isOpen} form={<AssessmentForm classId={classId} onDone={() => setOpen(false)} />}>
      <Row>
        <Button variant={isFirst ? 'primary' : 'secondary'} onPress={() => setOpen(true)}>
          <Icon of={Plus} />
          {t('add')}
        </Button>
      </Row>
    </InPlace>
  );
}
