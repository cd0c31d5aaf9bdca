import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';

export type Closed = 'guest' | 'none' | 'unpaid' | 'over' | 'rest' | 'empty';

export function ClosedDoor({ courseId, because, here }: { courseId: number; because: Closed; here: string }) {
  const t = useTexts('learn');

  return (
    <EmptyState
      panel
      title={t(`closed_${because}`)}
      actions={<Ways courseId={courseId} because={because} here={here} />}
    >
      {t(`closed_${because}_words`)}
    </EmptyState>
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
