import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PersonAttendance } from '#contract/learning/attendance/calls.ts';
import type { ClassStatus } from '#contract/offer/classes/calls.ts';
import type { ClassLesson } from '#contract/offer/classes/lessons.ts';
import { registerState } from '#contract/rules/attendance-register.ts';
import { PageSteps } from '#web/shared/lists/page-steps.tsx';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { registerQuery } from './attendance-queries.ts';
import { Conflicts } from './conflicts.tsx';
import { LessonCode } from './lesson-code.tsx';
import { lessonToMark, registeredLessons } from './model/lessons-of-register.ts';
import { RegisterTable } from './register-table.tsx';
import { RegisterHead, RegisterTally } from './register-head.tsx';
import { Unrecorded } from './unrecorded.tsx';
import { useRecording } from './use-recording.ts';
import styles from './register.module.css';

const rowsPerPage = 100;

export type RegisterProps = {
  classId: number;
  classStatus: ClassStatus;
  isStaff: boolean;
  userId: number;
  attendanceMin: number;
  checkInMinutes: number;
  /** All of the class, in their order. */
  lessons: readonly ClassLesson[];
  /** When the lessons were read. */
  now: number;
};

/** The attendance of a class, one lesson at a time beside those before it. */
export function Register(props: RegisterProps) {
  const t = useTexts('attendance');
  const lessons = registeredLessons(props.lessons);
  const [lessonId, setLessonId] = useState<number>();
  const lesson = lessons.find(({ id }) => id === lessonId) ?? lessonToMark(lessons, props.now);
  const [codeOf, setCodeOf] = useState<number>();
  const query = useQuery(registerQuery(props.classId, { live: codeOf !== undefined }));

  if (!lesson) return null;
  return (
    <section className={styles.root} aria-labelledby="register">
      <LessonCode
        key={lesson.id}
        {...props}
        lesson={lesson}
        isOpen={codeOf === lesson.id}
        onOpen={(isOpen) => setCodeOf(isOpen ? lesson.id : undefined)}
      />
      <Loaded query={query} loading={t('loading')} failed={t('not_loaded')} rows={6}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState panel title={t('nobody')}>
              {t('nobody_words')}
            </EmptyState>
          ) : (
            <Rows {...props} rows={rows} lessons={lessons} lesson={lesson} onPick={setLessonId} />
          )
        }
      </Loaded>
    </section>
  );
}

type RowsProps = RegisterProps & {
  rows: readonly PersonAttendance[];
  lesson: ClassLesson;
  onPick: (lessonId: number) => void;
};

function Rows({ rows, lesson, lessons, onPick, ...props }: RowsProps) {
  const t = useTexts('attendance');
  const [page, setPage] = useState(1);
  const [recorded, recording] = useRecording(props.classId, props.userId);
  const times = { ...lesson, starts_at: new Date(lesson.starts_at), ends_at: new Date(lesson.ends_at) };
  const state = registerState(times, props, new Date(props.now));
  const isOpen = state === 'open';

  return (
    <>
      <RegisterHead lessons={lessons} lesson={lesson} recorded={recorded} onPick={onPick} />
      <Unrecorded recorded={recorded} recording={recording} />
      <Conflicts recorded={recorded} recording={recording} rows={rows} lessons={lessons} />
      <RegisterTally
        rows={rows}
        lesson={lesson}
        pending={recorded.pending}
        onRest={isOpen ? (changes) => recording.change(changes) : undefined}
      />
      {!isOpen && <p className={styles.rule}>{t(`register_${state}`)}</p>}
      <RegisterTable
        rows={rows.slice((page - 1) * rowsPerPage, page * rowsPerPage)}
        lessons={lessons}
        lesson={lesson}
        pending={recorded.pending}
        attendanceMin={props.attendanceMin}
        onPick={onPick}
        onChange={isOpen ? (change) => recording.change([change]) : undefined}
      />
      <PageSteps page={page} total={rows.length} perPage={rowsPerPage} onPage={setPage} />
      <p className={styles.rule}>{t('rule', { percent: props.attendanceMin })}</p>
    </>
  );
}
