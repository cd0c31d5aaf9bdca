import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { EnrollmentStanding } from '#contract/learning/enrollments/standings.ts';
import { isEndedEnrollment } from '#contract/learning/enrollments/values.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useRate } from '#web/shared/texts/use-rate.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Panel, Row, Stack } from '#web/shared/ui/layout.tsx';
import { WithAside } from '#web/shared/ui/page.tsx';
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx';
import { DownloadFile } from '#web/shared/page/download-file.tsx';

const mostGrade = 20;

type MyLearningProps = {
  standing: EnrollmentStanding;
  /** The next content and lesson. */
  ahead: ReactNode;
  /** Whether the minimum of attendance can still be reached. */
  reach: ReactNode;
  /** The mandatory contents; null where they are not known. */
  contents: { count: number; done: number } | null;
};

export function MyLearning({ standing, ahead, reach, contents }: MyLearningProps) {
  const t = useTexts('classroom');

  return (
    <WithAside aside={<Panel title={t('certificate')}>{<Certificate standing={standing} />}</Panel>}>
      <Stack wide>
        <h2>{t('tab_learning')}</h2>
        {ahead}
        <Measures standing={standing} reach={reach} contents={contents} />
        {standing.paid_at !== null && (
          <Row>
            <DeclarationButton enrollmentId={standing.enrollment_id} />
          </Row>
        )}
      </Stack>
    </WithAside>
  );
}

function Measures({ standing, reach, contents }: Omit<MyLearningProps, 'ahead'>) {
  const t = useTexts('classroom');
  const figure = useRate();
  const { progress_rate, attendance_rate, final_grade, attendance_min, grade_min, class_type, is_assessed } = standing;
  const min = figure(attendance_min);
  const isAlone = class_type === 'online';
  const progress = figure(progress_rate);

  return (
    <Stack>
      {contents?.count !== 0 && (
        <ProgressBar
          percent={progress_rate}
          label={contents ? t('progress_of', { done: contents.done, count: contents.count }) : t('progress')}
          figure={isAlone ? t('percent_of', { percent: progress, min }) : t('percent', { percent: progress })}
        />
      )}
      {!isAlone &&
        (attendance_rate === null ? (
          <p>{t('attendance_none', { min })}</p>
        ) : (
          <ProgressBar
            percent={attendance_rate}
            label={t('attendance')}
            figure={t('percent_of', { percent: figure(attendance_rate), min })}
          />
        ))}
      {!isAlone && reach}
      {is_assessed &&
        (final_grade === null ? (
          <p>{t('grade_none', { min: figure(grade_min) })}</p>
        ) : (
          <ProgressBar
            percent={(final_grade / mostGrade) * 100}
            label={t('grade')}
            figure={t('grade_of', { grade: figure(final_grade), min: figure(grade_min) })}
          />
        ))}
    </Stack>
  );
}

function Certificate({ standing }: { standing: EnrollmentStanding }) {
  const t = useTexts('classroom');
  const { status, outcome, certificate_type: type, needs } = standing;

  if (outcome !== 'pending') return <Outcome outcome={outcome} hasCertificate={type !== null} />;
  if (isEndedEnrollment(status)) return <p>{t('outcome_over')}</p>;
  return (
    <Stack>
      {type && <p>{t(`certificate_${type}`)}</p>}
      {needs.length === 0 ? <Alert tone="success">{t('needs_nothing')}</Alert> : <Needs standing={standing} />}
    </Stack>
  );
}

type OutcomeProps = { outcome: Exclude<EnrollmentStanding['outcome'], 'pending'>; hasCertificate: boolean };

function Outcome({ outcome, hasCertificate }: OutcomeProps) {
  const t = useTexts('classroom');

  return (
    <Stack>
      <p>{t(`outcome_${outcome}`)}</p>
      <Row>
        {hasCertificate ? (
          <Link className={buttonClass()} to="/profile/my-certificates">
            {t('see_certificate')}
          </Link>
        ) : (
          <Link className={buttonClass({ variant: 'secondary' })} to="/contact">
            {t('talk_to_us')}
          </Link>
        )}
      </Row>
    </Stack>
  );
}

function Needs({ standing }: { standing: EnrollmentStanding }) {
  const t = useTexts('classroom');
  const figure = useRate();
  const { attendance_min, grade_min, progress_rate, attendance_rate, final_grade } = standing;
  const { fullDay, time } = useDates();
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const due = standing.concludes_at;
  const words: Record<EnrollmentStanding['needs'][number], string> = {
    payment: t('need_payment'),
    files: t('need_files'),
    progress: t('need_progress', { min: figure(attendance_min), value: figure(progress_rate) }),
    attendance:
      attendance_rate === null
        ? t('need_attendance_none', { min: figure(attendance_min) })
        : t('need_attendance', { min: figure(attendance_min), value: figure(attendance_rate) }),
    assessments: t('need_assessments', { min: figure(grade_min) }),
    grade: t('need_grade', { min: figure(grade_min), value: figure(final_grade ?? 0) }),
    class_end: t('need_class_end'),
    hours: due ? t('need_hours', { day: fullDay(due, zone), time: time(due, zone) }) : '',
  };

  return (
    <>
      <p id="certificate-needs">{t('certificate_missing')}</p>
      <ul aria-labelledby="certificate-needs">
        {standing.needs.map((need) => (
          <li key={need}>{words[need]}</li>
        ))}
      </ul>
    </>
  );
}

/** The hours that are recorded up to now, as a PDF. */
function DeclarationButton({ enrollmentId }: { enrollmentId: number }) {
  const t = useTexts('classroom');
  return (
    <DownloadFile path={`/enrollments/${enrollmentId}/declaration`} name={t('declaration_file')} variant="quiet">
      {t('declaration')}
    </DownloadFile>
  );
}
