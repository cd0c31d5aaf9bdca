import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useUser } from '#web/shared/session/session-store.ts';
import { NotLoaded, type FailingQuery } from '#web/shared/page/not-loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import type { Waiting } from './model/waiting-of.ts';
import styles from './start.module.css';
import { WaitingRow } from './waiting-row.tsx';

type StartPageProps = { waiting: readonly Waiting[]; now: Date; notice: ReactNode; children: ReactNode };

export function StartPage({ waiting, now, notice, children }: StartPageProps) {
  const t = useTexts('profile');
  const toPay = waiting.find(({ kind }) => kind === 'order');

  return (
    <div className={styles.root}>
      <div className={styles.block}>
        <Head title={t('waiting', { count: waiting.length })} now={now} />
        {notice}
        {waiting.length > 0 ? (
          <ol className={styles.waiting} aria-label={t('waiting_list')}>
            {waiting.map((each) => (
              <WaitingRow key={keyOf(each)} waiting={each} isMostPressing={each === toPay} />
            ))}
          </ol>
        ) : (
          <NothingWaits />
        )}
      </div>
      {children}
    </div>
  );
}

const noonHour = 12;
const eveningHour = 19;

/** By the reader's clock. */
function Head({ title, now }: { title: string; now: Date }) {
  const t = useTexts('profile');
  const name = useUser()?.person.first_name ?? '';
  const hour = now.getHours();
  const part = hour < noonHour ? 'morning' : hour < eveningHour ? 'afternoon' : 'evening';

  return (
    <div>
      <p className={styles.greeting}>{t(`good_${part}`, { name })}</p>
      <h1>{title}</h1>
    </div>
  );
}

function NothingWaits() {
  const t = useTexts('profile');

  return (
    <EmptyState
      panel
      title={t('nothing_waits')}
      actions={
        <Link to="/courses" className={buttonClass({ variant: 'secondary' })}>
          {t('find_course')}
        </Link>
      }
    >
      {t('nothing_waits_text')}
    </EmptyState>
  );
}

export function StartPageOnItsWay({ failed }: { failed: FailingQuery | undefined }) {
  const t = useTexts('profile');
  const [now] = useState(() => new Date());

  return (
    <div className={styles.block}>
      <Head title={t('start')} now={now} />
      {failed ? (
        <NotLoaded query={failed} title={t('not_loaded')} text={t('not_loaded_text')} />
      ) : (
        <SkeletonRows rows={8} label={t('loading')} />
      )}
    </div>
  );
}

function keyOf(waiting: Waiting): string {
  if (waiting.kind === 'order') return `order ${waiting.order.id}`;
  if (waiting.kind === 'certificate') return `certificate ${waiting.certificate.id}`;
  if (waiting.kind === 'invitation') return `invitation ${waiting.invitation.id}`;
  if (waiting.kind === 'seats') return `seats ${waiting.line.order_item_id}`;
  if (waiting.kind === 'teaching') return `teaching ${waiting.run.id}`;
  if (waiting.kind === 'requests' || waiting.kind === 'company') return waiting.kind;
  return `${waiting.kind} ${waiting.enrollment.id}`;
}
