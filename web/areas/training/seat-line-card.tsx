import { Link } from '@tanstack/react-router';
import { ChevronDown, UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { SeatLine } from '#contract/areas/training/calls.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { SeatBar } from './seat-bar.tsx';
import styles from './seats.module.css';

const SeatHolders = lazy(async () => ({ default: (await import('./seat-holders.tsx')).SeatHolders }));
const AssignDialog = lazy(async () => ({ default: (await import('./choose-people.tsx')).AssignDialog }));
const DueDateDialog = lazy(async () => ({ default: (await import('./due-date-dialog.tsx')).DueDateDialog }));

export function SeatLineCard({ line, mayAssign }: { line: SeatLine; mayAssign: boolean }) {
  const t = useTexts('our_courses');
  const [dialog, setDialog] = useState<'assign' | 'due' | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setDialog(null);

  return (
    <li className={styles.line}>
      <div className={styles.inside}>
        <LineHead line={line} />
        <SeatBar line={line} />
        {mayAssign && (
          <div className={styles.actions}>
            {line.free > 0 && (
              <Button small onPress={() => setDialog('assign')} aria-label={`${t('assign')}: ${line.course.title}`}>
                <Icon of={UserPlus} />
                {t('assign')}
              </Button>
            )}
            <Button
              variant="quiet"
              small
              onPress={() => setDialog('due')}
              aria-label={`${t('set_due')}: ${line.course.title}`}
            >
              {t('set_due')}
            </Button>
          </div>
        )}
      </div>
      <details className={styles.seated} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <Icon of={ChevronDown} />
          {t('who', { count: line.assigned + line.promised })}
          {line.concluded > 0 && <span className={styles.soft}>{t('concluded_of', { count: line.concluded })}</span>}
        </summary>
        {isOpen && (
          <Suspense fallback={<SkeletonRows rows={2} label={t('loading_people')} />}>
            <SeatHolders line={line} mayAssign={mayAssign} />
          </Suspense>
        )}
      </details>
      <Suspense>
        {dialog === 'assign' && <AssignDialog line={line} onClose={close} />}
        {dialog === 'due' && <DueDateDialog line={line} onClose={close} />}
      </Suspense>
    </li>
  );
}

function LineHead({ line }: { line: SeatLine }) {
  const t = useTexts('our_courses');
  const { fullDay } = useDates();
  const { course, order, assignable_until, due_on, free } = line;
  const { start_at, tz, city, code } = line.class;
  const when = start_at ? fullDay(start_at, tz) : t('own_pace');

  return (
    <div className={styles.head}>
      <h2>
        <Link to="/courses/$id" params={{ id: String(course.id) }}>
          {course.title}
        </Link>
      </h2>
      <p className={styles.soft}>{[when, city, t('class_code', { code })].filter(Boolean).join(' · ')}</p>
      <p className={styles.soft}>
        <Link to="/profile/our-orders-history/$orderId" params={{ orderId: String(order.id) }}>
          {t('order', { number: order.number })}
        </Link>
      </p>
      <p className={styles.marks}>
        {line.class.status === 'canceled' && <Badge tone="bad">{t('class_canceled')}</Badge>}
        {free > 0 && assignable_until && (
          <Badge tone="wait">{t('expires_on', { count: free, day: fullDay(assignable_until, tz) })}</Badge>
        )}
        {due_on && (
          <Badge tone={line.is_overdue ? 'bad' : 'neutral'}>
            {t(line.is_overdue ? 'overdue_since' : 'due_on', { day: fullDay(due_on) })}
          </Badge>
        )}
      </p>
    </div>
  );
}
