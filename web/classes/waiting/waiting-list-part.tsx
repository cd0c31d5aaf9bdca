import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSession } from '#web/shared/session-store.ts';
import { useTexts } from '#web/shared/texts.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import type { CourseClass } from '#contract/catalogue.ts';
import { useClassWords } from '../class-words.ts';
import { useWaiting } from './use-waiting.ts';
import { waitingQuery } from './waiting-query.ts';
import styles from './waiting-list-part.module.css';

export type WaitingListProps = { courseId: number; classes: readonly CourseClass[] };

/** For each full class that takes it: joining the list, or one's place on it. Guests are led to sign in and back. */
export function WaitingListPart({ courseId, classes }: WaitingListProps) {
  const t = useTexts('waiting');
  const isUser = useSession().status === 'user';
  const { data } = useQuery({ ...waitingQuery(courseId), enabled: isUser });
  const waits = (id: number) => data?.results.find(({ class_id: classId }) => classId === id)?.position;
  const shown = classes.filter(({ id, takes_waiting: takes }) => takes || waits(id) !== undefined);

  if (shown.length === 0) return null;
  return (
    <ul className={styles.root} aria-label={t('lists')}>
      {shown.map((one) => (
        <Line key={one.id} courseId={courseId} of={one} position={waits(one.id)} isUser={isUser} />
      ))}
    </ul>
  );
}

type LineProps = { courseId: number; of: CourseClass; position: number | undefined; isUser: boolean };

function Line({ courseId, of, position, isUser }: LineProps) {
  const t = useTexts('waiting');
  const { dates } = useClassWords();
  const { join, leave, busy } = useWaiting(courseId);
  const which = dates(of);

  return (
    <li>
      <span>{position === undefined ? t('full', { dates: which }) : t('waiting', { dates: which, position })}</span>
      {!isUser && (
        <Link
          to="/login"
          search={{ redirect: `/courses/${courseId}` }}
          className={buttonClass({ variant: 'secondary', small: true })}
        >
          {t('sign_in')}
        </Link>
      )}
      {isUser && (
        <Button
          variant="secondary"
          small
          busy={busy}
          onPress={() => void (position === undefined ? join(of.id) : leave(of.id))}
        >
          {t(position === undefined ? 'join' : 'leave')}
        </Button>
      )}
    </li>
  );
}
