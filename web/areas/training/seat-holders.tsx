import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SeatHolder, SeatLine } from '#contract/areas/training/calls.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { SwapDialog } from './choose-people.tsx';
import { HolderState } from './holder-state.tsx';
import { PromisedSeats } from './promised-seats.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { mostHolders, seatHoldersQuery } from './training-queries.ts';
import styles from './seats.module.css';

type SeatHoldersProps = { line: SeatLine; mayAssign: boolean };
type Requested = { is: 'swap' | 'back'; holder: SeatHolder };

export function SeatHolders({ line, mayAssign }: SeatHoldersProps) {
  const t = useTexts('our_courses');
  const [page, setPage] = useState(1);
  const query = useQuery(seatHoldersQuery(line.order_item_id, page));
  const [requested, setRequested] = useState<Requested | null>(null);
  const close = () => setRequested(null);

  return (
    <Loaded query={query} loading={t('loading_people')} failed={t('people_not_loaded')}>
      {({ results, total }) => (
        <>
          {total + line.promised === 0 && <p className={styles.rule}>{t('nobody')}</p>}
          <ul aria-label={t('who', { count: total })}>
            {results.map((holder) => (
              <Holder key={holder.person_id} holder={holder} mayAssign={mayAssign} onRequest={setRequested} />
            ))}
          </ul>
          {total > mostHolders && <Turning page={page} last={Math.ceil(total / mostHolders)} onTurn={setPage} />}
          {line.promised > 0 && <PromisedSeats line={line} mayAssign={mayAssign} />}
          {total > 0 && <p className={styles.rule}>{t(line.class.start_at ? 'rule_dated' : 'rule_alone')}</p>}
          {requested?.is === 'swap' && <SwapDialog line={line} holder={requested.holder} onClose={close} />}
          {requested?.is === 'back' && <TakeBackDialog line={line} holder={requested.holder} onClose={close} />}
        </>
      )}
    </Loaded>
  );
}

type TurningProps = { page: number; last: number; onTurn: (page: number) => void };

function Turning({ page, last, onTurn }: TurningProps) {
  const site = useTexts('site');

  return (
    <Row>
      {page > 1 && (
        <Button variant="quiet" small onPress={() => onTurn(page - 1)}>
          {site('previous')}
        </Button>
      )}
      {page < last && (
        <Button variant="quiet" small onPress={() => onTurn(page + 1)}>
          {site('next')}
        </Button>
      )}
    </Row>
  );
}

type HolderProps = { holder: SeatHolder; mayAssign: boolean; onRequest: (requested: Requested) => void };

function Holder({ holder, mayAssign, onRequest }: HolderProps) {
  const t = useTexts('our_courses');
  const { name, department, is_replaceable } = holder;

  return (
    <li className={styles.holder}>
      <span>
        <b>{name}</b>
        {department && <small>{department}</small>}
      </span>
      <HolderState holder={holder} />
      {mayAssign && is_replaceable && (
        <span className={styles.do}>
          <Button variant="quiet" small onPress={() => onRequest({ is: 'swap', holder })}>
            {t('swap')}
            <Hidden>: {name}</Hidden>
          </Button>
          <Button variant="quiet" small onPress={() => onRequest({ is: 'back', holder })}>
            {t('take_back')}
            <Hidden>: {name}</Hidden>
          </Button>
        </span>
      )}
    </li>
  );
}
