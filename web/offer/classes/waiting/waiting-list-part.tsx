import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeadline } from '#web/shared/api/deadline.ts';
import { useIsUser } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import type { CourseClass } from '#contract/offer/catalogue/calls.ts';
import type { WaitingEntry } from '#contract/offer/classes/waiting.ts';
import { useClassDates } from '../use-class-dates.ts';
import { useWaiting } from './use-waiting.ts';
import { waitingQuery } from './waiting-query.ts';
import styles from './waiting-list-part.module.css';

type WaitingListProps = { courseId: number; classes: readonly CourseClass[] };

export function WaitingListPart({ courseId, classes }: WaitingListProps) {
  const t = useTexts('waiting');
  const isUser = useIsUser();
  const { data } = useQuery({ ...waitingQuery(courseId), enabled: isUser });
  const entryIn = (id: number) => data?.results.find(({ class_id: classId }) => classId === id);
  const shown = classes.filter(({ id, takes_waiting: takes }) => takes || entryIn(id));

  if (shown.length === 0) return null;
  return (
    <ul className={styles.root} aria-label={t('lists')}>
      {shown.map((one) => (
        <Line key={one.id} courseId={courseId} of={one} entry={entryIn(one.id)} isUser={isUser} />
      ))}
    </ul>
  );
}

type LineProps = { courseId: number; of: CourseClass; entry: WaitingEntry | undefined; isUser: boolean };

function Line({ courseId, of, entry, isUser }: LineProps) {
  const t = useTexts('waiting');
  const standing = useStanding();
  const { join, leave, busy } = useWaiting(courseId);

  return (
    <li>
      <span>{standing(of, entry)}</span>
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
        <Button variant="secondary" small busy={busy} onPress={() => void (entry ? leave(of.id) : join(of.id))}>
          {t(entry ? (entry.offer_expires_at ? 'let_go' : 'leave') : 'join')}
        </Button>
      )}
    </li>
  );
}

function useStanding() {
  const t = useTexts('waiting');
  const dates = useClassDates();
  const deadline = useDeadline();

  return (of: CourseClass, entry: WaitingEntry | undefined): string => {
    if (!entry) return t('full', { dates: dates(of) });
    const { offer_expires_at: until, position } = entry;
    if (until) return t('held', { dates: dates(of), until: deadline(until, of.tz) });
    return t('waiting', { dates: dates(of), position });
  };
}
