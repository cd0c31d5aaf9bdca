import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Assessment } from '#contract/learning/grades/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { Disclosure } from '#web/shared/ui/disclosure.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { AssessmentForm } from './assessment-form.tsx';
import type { GradedClass } from './graded-class.ts';
import { GradeHistory } from './grade-history.tsx';
import { GradeSheet } from './grade-sheet.tsx';
import { useFigure } from './use-figure.ts';
import { useGradeCommand } from './use-grade-command.ts';
import styles from './grades.module.css';

type Own = Assessment & { id: number; tally: NonNullable<Assessment['tally']> };

export function AssessmentItem({ of, assessment }: { of: GradedClass; assessment: Assessment }) {
  const { id, tally } = assessment;
  return id === null || tally === null ? (
    <OfCourse assessment={assessment} />
  ) : (
    <OwnItem of={of} assessment={{ ...assessment, id, tally }} />
  );
}

function OfCourse({ assessment: { title, weight, type, is_graded_by_hand: byHand } }: { assessment: Assessment }) {
  const t = useTexts('grades');
  const figure = useFigure();

  return (
    <li>
      <div className={styles.paper}>
        <div>
          <h3>{title}</h3>
          <p>
            {t('weight', { weight: figure.weight(weight) })} · {t('of_course')}
          </p>
        </div>
        <Badge tone="info">{t(byHand ? (type === 'form' ? 'partly_by_hand' : 'by_hand') : 'automatic')}</Badge>
      </div>
    </li>
  );
}

function OwnItem({ of, assessment }: { of: GradedClass; assessment: Own }) {
  const t = useTexts('grades');
  const [isEditing, setEditing] = useState(false);

  return (
    <li>
      <Head assessment={assessment} tz={of.tz} />
      {!of.isOver && (
        <Row>
          <Button variant="quiet" small onPress={() => setEditing(!isEditing)} aria-expanded={isEditing}>
            <Icon of={Pencil} />
            {t('change')}
            <Hidden>: {assessment.title}</Hidden>
          </Button>
          {assessment.tally.graded === 0 && <Remove assessment={assessment} />}
        </Row>
      )}
      {isEditing && <AssessmentForm classId={of.id} assessment={assessment} onDone={() => setEditing(false)} />}
      <Sheet of={of} assessment={assessment} />
      <GradeHistory classId={of.id} assessment={assessment} tz={of.tz} />
    </li>
  );
}

/** The list of people loads when it opens; what is not finished is open. */
function Sheet({ of, assessment }: { of: GradedClass; assessment: Own }) {
  const t = useTexts('grades');
  const { tally } = assessment;
  const isUnfinished = tally.published < tally.people && tally.graded > 0;

  return (
    <Disclosure title={t('sheet', { title: assessment.title })} open={isUnfinished && !of.isOver}>
      <GradeSheet of={of} assessment={assessment} />
    </Disclosure>
  );
}

function Head({ assessment, tz }: { assessment: Own; tz: string }) {
  const t = useTexts('grades');
  const figure = useFigure();
  const { day, fullDay } = useDates();
  const { title, weight, due_on, tally } = assessment;
  const facts = [
    t('weight', { weight: figure.weight(weight) }),
    due_on && t('due', { day: fullDay(due_on) }),
    t('graded', { graded: tally.graded, people: tally.people }),
    tally.average !== null && t('average', { grade: figure.grade(tally.average) }),
  ];

  return (
    <div className={styles.paper}>
      <div>
        <h3>{title}</h3>
        <p>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {tally.unpublished > 0 ? (
        <Badge tone="wait">{t('to_publish', { count: tally.unpublished })}</Badge>
      ) : tally.published_at ? (
        <Badge tone="good">{t('published_at', { day: day(tally.published_at, tz) })}</Badge>
      ) : (
        <Badge>{t('no_grades')}</Badge>
      )}
    </div>
  );
}

function Remove({ assessment: { id, title } }: { assessment: Own }) {
  const t = useTexts('grades');
  const { busy, errors, change } = useGradeCommand();
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button variant="dangerQuiet" small onPress={() => setOpen(true)}>
        <Icon of={Trash2} />
        {t('remove')}
        <Hidden>: {title}</Hidden>
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t('remove_title')}
        cancelLabel={t('cancel')}
        confirmLabel={t('remove')}
        busy={busy}
        onCancel={() => setOpen(false)}
        onConfirm={() => void change(() => api().grades.deleteAssessment({ data: [{ id }] }), t('removed'))}
      >
        <Stack>
          <CommandErrors errors={errors} />
          <p>{t('remove_words', { title })}</p>
        </Stack>
      </ConfirmDialog>
    </>
  );
}
