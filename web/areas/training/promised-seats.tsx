import { useQuery } from '@tanstack/react-query';
import type { PromisedSeat, SeatLine } from '#contract/areas/training/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import styles from './seats.module.css';
import { mostPromised, promisedSeatsQuery } from './training-queries.ts';
import { useSeatCommand } from './use-seat-command.ts';

type PromisedSeatsProps = { line: SeatLine; mayAssign: boolean };

/** The seats that wait for people to accept their invitations. */
export function PromisedSeats({ line, mayAssign }: PromisedSeatsProps) {
  const t = useTexts('our_courses');
  const query = useQuery(promisedSeatsQuery(line.order_item_id));

  return (
    <Loaded query={query} loading={t('loading_people')} failed={t('people_not_loaded')}>
      {({ results, total }) => (
        <>
          <ul aria-label={t('who_promised', { count: total })}>
            {results.map((seat) => (
              <Promised key={seat.affiliation_id} line={line} seat={seat} mayAssign={mayAssign} />
            ))}
          </ul>
          {total > mostPromised && <p className={styles.rule}>{t('more_promised', { count: total - mostPromised })}</p>}
          <p className={styles.rule}>{t('rule_promised')}</p>
        </>
      )}
    </Loaded>
  );
}

function Promised({ line, seat, mayAssign }: PromisedSeatsProps & { seat: PromisedSeat }) {
  const t = useTexts('our_courses');
  const { fullDay } = useDates();
  const { busy, errors, run } = useSeatCommand();
  const { affiliation_id, department, email, expires_at } = seat;
  const name = seat.name || email;

  function takeBack(): Promise<boolean> {
    const { order_item_id } = line;
    return run(
      () => api().training.takeSeatBack({ data: [{ order_item_id, affiliation_id }] }),
      t('taken_back', { name }),
    );
  }

  return (
    <li className={styles.holder}>
      <span>
        <b>{name}</b>
        {department && <small>{department}</small>}
      </span>
      <span>
        <Badge tone="wait">{t('state_promised')}</Badge>
        {expires_at && <small>{t('promised_until', { day: fullDay(expires_at) })}</small>}
        <CommandErrors errors={errors} />
      </span>
      {mayAssign && (
        <span className={styles.do}>
          <Button variant="quiet" small busy={busy} onPress={() => void takeBack()}>
            {t('take_back')}
            <Hidden>: {name}</Hidden>
          </Button>
        </span>
      )}
    </li>
  );
}
