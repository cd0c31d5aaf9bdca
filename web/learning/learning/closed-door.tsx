import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ContentOutline } from '#contract/learning/learning/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { ToContent } from './to-content.tsx';

export type Closed = 'guest' | 'none' | 'unpaid' | 'over' | 'rest' | 'empty';

type ClosedDoorProps = {
  courseId: number;
  because: Closed;
  here: string;
  /** What has to be done first. */
  missing?: readonly ContentOutline[];
};

export function ClosedDoor({ courseId, because, here, missing = [] }: ClosedDoorProps) {
  const t = useTexts('learn');

  return (
    <EmptyState
      panel
      title={t(`closed_${because}`)}
      actions={<Ways courseId={courseId} because={because} here={here} />}
    >
      {t(`closed_${because}_words`)}
      {because === 'rest' && <Missing courseId={courseId} missing={missing} />}
    </EmptyState>
  );
}

const mostNamed = 8;

function Missing({ courseId, missing }: { courseId: number; missing: readonly ContentOutline[] }) {
  const t = useTexts('learn');
  const more = missing.length - mostNamed;

  return (
    <ul>
      {missing.slice(0, mostNamed).map(({ id, title }) => (
        <li key={id}>
          <ToContent courseId={courseId} id={id}>
            {title}
          </ToContent>
        </li>
      ))}
      {more > 0 && <li>{t('and_more', { count: more })}</li>}
    </ul>
  );
}

function Ways({ courseId, because, here }: { courseId: number; because: Closed; here: string }): ReactNode {
  const t = useTexts('learn');
  if (because === 'guest') {
    return (
      <>
        <Link className={buttonClass()} to="/sign-up" search={{ redirect: here }}>
          {t('sign_up')}
        </Link>
        <Link className={buttonClass({ variant: 'secondary' })} to="/login" search={{ redirect: here }}>
          {t('sign_in')}
        </Link>
      </>
    );
  }
  if (because === 'rest') return null;
  if (because === 'unpaid') {
    return (
      <Link className={buttonClass({ variant: 'secondary' })} to="/profile/my-courses">
        {t('my_courses')}
      </Link>
    );
  }
  return (
    <Link className={buttonClass()} to="/courses/$id" params={{ id: String(courseId) }}>
      {t('see_course')}
    </Link>
  );
}
