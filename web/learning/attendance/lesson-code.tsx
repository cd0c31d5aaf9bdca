import { useQuery } from '@tanstack/react-query';
import { Maximize, QrCode as QrIcon } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { OpenCode } from '#contract/learning/attendance/calls.ts';
import type { ClassStatus } from '#contract/offer/classes/calls.ts';
import type { ClassLesson } from '#contract/offer/classes/lessons.ts';
import { entryUntil, registerState } from '#contract/rules/attendance-register.ts';
import { api } from '#web/shared/api/api.ts';
import { codeOf, sentencesOf } from '#web/shared/api/api-error.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { useClassHours } from '#web/shared/texts/class-hours.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { openCodeQuery } from './attendance-queries.ts';
import { linkOfCode, spelled } from './model/code-in-link.ts';
import { codeAt } from './model/code-at.ts';
import styles from './lesson-code.module.css';

const QrCode = lazy(async () => ({ default: (await import('#web/shared/ui/qr-code.tsx')).QrCode }));

type LessonCodeProps = {
  classStatus: ClassStatus;
  lesson: ClassLesson;
  /** How long the code takes check-ins. */
  checkInMinutes: number;
  /** When the lessons were read. */
  now: number;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
};

/** The code with which learners in the room mark their own presence, offered while it takes check-ins. */
export function LessonCode({ classStatus, lesson, checkInMinutes, now, isOpen, onOpen }: LessonCodeProps) {
  const t = useTexts('attendance');
  const times = { ...lesson, starts_at: new Date(lesson.starts_at), ends_at: new Date(lesson.ends_at) };
  const until = entryUntil(times, checkInMinutes);
  const isUseful =
    registerState(times, { classStatus, isStaff: false }, new Date(now)) === 'open' && until.getTime() > now;

  if (isOpen) return <ShownCode lesson={lesson} onClose={() => onOpen(false)} />;
  if (!isUseful) return null;
  return (
    <Row>
      <Button onPress={() => onOpen(true)}>
        <Icon of={QrIcon} />
        {t('show_code')}
      </Button>
    </Row>
  );
}

type ShownCodeProps = { lesson: ClassLesson; onClose: () => void };

function ShownCode({ lesson, onClose }: ShownCodeProps) {
  const t = useTexts('attendance');
  const query = useQuery(openCodeQuery(lesson.id));
  const sentences = sentencesOf(query.error);
  const place = useRef<HTMLElement>(null);

  async function close(): Promise<void> {
    onClose();
    await api().attendance.closeCode({ data: [{ lesson_id: lesson.id }] });
  }

  if (query.error && !query.data) {
    return (
      <Alert tone="danger" announce title={t('code_not_shown')}>
        <p>{sentences[0]?.message ?? t('code_not_shown_words')}</p>
        <Row>
          {codeOf(query.error) !== 'attendance_entry_over' && (
            <Button variant="secondary" small onPress={() => void query.refetch()}>
              {t('retry')}
            </Button>
          )}
          <Button variant="quiet" small onPress={onClose}>
            {t('close_code')}
          </Button>
        </Row>
      </Alert>
    );
  }
  return (
    <section ref={place} className={styles.root} aria-labelledby="lesson-code">
      <h2 id="lesson-code">{t('code_title')}</h2>
      {query.data ? (
        <Code opened={query.data} readAt={query.dataUpdatedAt} lesson={lesson} />
      ) : (
        <SkeletonRows rows={2} label={t('code_loading')} />
      )}
      <div className={styles.actions}>
        <Button variant="secondary" small onPress={() => void place.current?.requestFullscreen?.()}>
          <Icon of={Maximize} />
          {t('full_screen')}
        </Button>
        <Button variant="quiet" small onPress={() => void close()}>
          {t('close_code')}
        </Button>
      </div>
    </section>
  );
}

type CodeProps = { opened: OpenCode; readAt: number; lesson: ClassLesson };

function Code({ opened, readAt, lesson }: CodeProps) {
  const t = useTexts('attendance');
  const { hour } = useClassHours();
  // The clock of the server decides, however wrong that of the room is.
  const now = useNow() + Date.parse(opened.now) - readAt;
  const shown = codeAt(opened, now);
  const until = hour({ at: opened.entry_until, tz: lesson.tz, type: lesson.type });

  if (!shown) return <p>{t(now >= Date.parse(opened.entry_until) ? 'entry_over' : 'code_old', { time: until })}</p>;
  return (
    <>
      <div className={styles.paper}>
        <Suspense fallback={null}>
          <QrCode text={linkOfCode({ classId: lesson.class_id, code: shown.code }, location.origin)} label={t('qr')} />
        </Suspense>
      </div>
      <div className={styles.words}>
        <p className={styles.short}>
          <Hidden>{t('short_code')}</Hidden>
          {spelled(shown.code)}
        </p>
        <p className={styles.left} role="timer">
          {t('changes_in', { seconds: shown.secondsLeft })}
        </p>
        <p className={styles.how}>{t('code_how', { time: until })}</p>
      </div>
    </>
  );
}

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return now;
}
