import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { CourseRequest } from '#contract/areas/training/requests.ts';
import { api } from '#web/shared/api/api.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Panel, Row } from '#web/shared/ui/layout.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { seatsToBuy, type SeatsToBuy } from '../model/seats-to-buy.ts';
import { requestsOfOrganizationQuery } from '../training-queries.ts';
import { useSeatCommand } from '../use-seat-command.ts';
import { RequestFacts } from './request-facts.tsx';
import styles from './requests.module.css';

const DeclineDialog = lazy(async () => ({ default: (await import('./decline-dialog.tsx')).DeclineDialog }));

export type BuySeats = (seats: { courseId: number; classId: number; count: number }) => Promise<void>;
type RequestsProps = { organizationId: number; onBuy: BuySeats };

/** Nothing while there is no request. */
export function RequestsOfEmployees({ organizationId, onBuy }: RequestsProps) {
  const t = useTexts('course_requests');
  const requested = useQuery(requestsOfOrganizationQuery(organizationId, 'requested'));
  const approved = useQuery(requestsOfOrganizationQuery(organizationId, 'approved'));

  if (requested.error) return <NotLoaded query={requested} title={t('failed')} />;
  const toBuy = seatsToBuy(approved.data?.results ?? []);
  return (
    <>
      {requested.data && requested.data.total > 0 && (
        <Panel title={t('waiting')}>
          <p>{t('waiting_text')}</p>
          <ul className={styles.list} aria-label={t('waiting')}>
            {requested.data.results.map((request) => (
              <Requested key={request.id} request={request} />
            ))}
          </ul>
          {requested.data.total > requested.data.results.length && (
            <p>{t('more', { count: requested.data.total - requested.data.results.length })}</p>
          )}
        </Panel>
      )}
      {toBuy.length > 0 && (
        <Panel title={t('to_buy')}>
          <p>{t('to_buy_text')}</p>
          <ul className={styles.list} aria-label={t('to_buy')}>
            {toBuy.map((seats) => (
              <ToBuy key={seats.class.id} seats={seats} onBuy={onBuy} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

function Requested({ request }: { request: CourseRequest }) {
  const t = useTexts('course_requests');
  const { fullDay } = useDates();
  const { busy, errors, run } = useSeatCommand();
  const [isDeclining, setDeclining] = useState(false);
  const { id, name, department, note, requested_at } = request;
  const approve = () => run(() => api().training.approveCourseRequest({ data: [{ id }] }), t('approved', { name }));

  return (
    <li className={styles.request}>
      <RequestFacts of={request}>
        <p>{[name, department, t('requested_on', { day: fullDay(requested_at) })].filter(Boolean).join(' · ')}</p>
        {note && <p className={styles.note}>{note}</p>}
        <CommandErrors errors={errors} />
      </RequestFacts>
      <Row>
        <Button small busy={busy} onPress={() => void approve()}>
          {t('approve')}
          <Hidden>: {name}</Hidden>
        </Button>
        <Button variant="quiet" small onPress={() => setDeclining(true)}>
          {t('decline')}
          <Hidden>: {name}</Hidden>
        </Button>
      </Row>
      <Suspense>{isDeclining && <DeclineDialog request={request} onClose={() => setDeclining(false)} />}</Suspense>
    </li>
  );
}

function ToBuy({ seats, onBuy }: { seats: SeatsToBuy; onBuy: BuySeats }) {
  const t = useTexts('course_requests');
  const [isBusy, setBusy] = useState(false);
  const { course, class: run, names } = seats;
  const buy = async () => {
    setBusy(true);
    await onBuy({ courseId: course.id, classId: run.id, count: names.length }).finally(() => setBusy(false));
  };

  return (
    <li className={styles.request}>
      <RequestFacts of={seats}>
        <p>{t('people', { count: names.length, names: names.join(', ') })}</p>
      </RequestFacts>
      <Button small variant="secondary" busy={isBusy} onPress={() => void buy()}>
        {t('put_in_cart', { count: names.length })}
        <Hidden>: {course.title}</Hidden>
      </Button>
    </li>
  );
}
