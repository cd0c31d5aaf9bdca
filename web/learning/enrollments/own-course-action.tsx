import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { isStudent, useUser } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { useStanding } from './use-standing.ts';

type OwnCourseActionProps = {
  course: { id: number; classes: readonly { id: number }[] };
  /** In the narrow bar there is room for one action. */
  narrow?: boolean;
  /** The purchase, for those who have no place yet or who choose to buy another one. */
  children: ReactNode;
};

export function OwnCourseAction({ course: { id: courseId, classes }, narrow = false, children }: OwnCourseActionProps) {
  const t = useTexts('own_course');
  const { standing, enrollment } = useStanding(courseId);
  const [buysAgain, setBuysAgain] = useState(false);

  if (standing !== 'enrolled' && standing !== 'regulation') return children;
  const player = (
    <Link to="/courses/$id/learn" params={{ id: String(courseId) }} className={buttonClass({ wide: true })}>
      {t('open')}
    </Link>
  );
  if (narrow) return player;
  const hasOtherClass = classes.some(({ id }) => id !== enrollment?.class.id);
  return (
    <>
      <p role="status">{t('enrolled')}</p>
      {player}
      {buysAgain ? children : <BuyAgain hasOtherClass={hasOtherClass} onPress={() => setBuysAgain(true)} />}
    </>
  );
}

/** A student cannot buy further places in the same class. */
function BuyAgain({ hasOtherClass, onPress }: { hasOtherClass: boolean; onPress: () => void }) {
  const t = useTexts('own_course');
  const user = useUser();

  if (isStudent(user) && !hasOtherClass) return null;
  return (
    <Button variant="quiet" wide onPress={onPress}>
      {t('another_class')}
    </Button>
  );
}
