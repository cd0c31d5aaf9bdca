import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight, Award } from 'lucide-react';
import type { Module } from '#contract/learning/learning/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import type { End } from './model/end.ts';
import { missingIn, previousAndNext } from './model/outline.ts';
import { ToContent } from './to-content.tsx';
import styles from './player.module.css';

type TurnProps = { courseId: number; modules: readonly Module[]; shown: number; isDone: boolean; end: End };

export function Turn({ courseId, modules, shown, isDone, end }: TurnProps) {
  const t = useTexts('learn');
  const { previous, next } = previousAndNext(modules, shown);

  return (
    <nav className={styles.turn} aria-label={t('contents')}>
      {previous && (
        <ToContent courseId={courseId} id={previous.id} className={buttonClass({ variant: 'secondary' })}>
          <Icon of={ArrowLeft} />
          {t('previous')}
        </ToContent>
      )}
      {next ? (
        <ToContent courseId={courseId} id={next.id} className={wayOnClass(isDone)} isNext>
          {t('next')}
          <Icon of={ArrowRight} />
        </ToContent>
      ) : (
        <AtTheEnd courseId={courseId} modules={modules} shown={shown} isDone={isDone} end={end} />
      )}
    </nav>
  );
}

function wayOnClass(isDone: boolean): string {
  return buttonClass({ variant: isDone ? 'primary' : 'secondary' });
}

function AtTheEnd({ courseId, modules, shown, isDone, end }: TurnProps) {
  const t = useTexts('learn');
  const [missing] = missingIn(modules).filter(({ id }) => id !== shown);
  if (end === 'certificate') {
    return (
      <Link className={buttonClass()} to="/profile/my-certificates" data-turn="next">
        <Icon of={Award} />
        {t('see_certificate')}
      </Link>
    );
  }
  if (end === 'course') {
    return (
      <Link className={wayOnClass(isDone)} to="/courses/$id" params={{ id: String(courseId) }} data-turn="next">
        {t('see_course')}
      </Link>
    );
  }
  if (missing) {
    return (
      <ToContent courseId={courseId} id={missing.id} className={wayOnClass(isDone)} isNext>
        {t('to_missing')}
        <Icon of={ArrowRight} />
      </ToContent>
    );
  }
  return (
    <Link className={wayOnClass(isDone)} to="/profile/my-courses" data-turn="next">
      {t('my_courses')}
    </Link>
  );
}
