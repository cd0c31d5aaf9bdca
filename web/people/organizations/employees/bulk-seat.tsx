import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { SeatLine } from '#contract/areas/training/calls.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { Options } from '#web/shared/ui/options.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import type { OwnRole } from '../own-role.ts';
import { freeSeatsQuery } from './employee-queries.ts';
import type { BulkCommand } from './use-bulk.ts';

type BulkSeatProps = {
  own: OwnRole;
  count: number;
  onStart: (command: BulkCommand) => void;
  onClose: () => void;
};

export function BulkSeat(props: BulkSeatProps) {
  const t = useTexts('employees');
  const query = useQuery(freeSeatsQuery(props.own.organization_id));

  return (
    <Dialog open title={t('seat_title', { count: props.count })} onClose={props.onClose}>
      <Loaded query={query} loading={t('seat_loading')} failed={t('seat_failed')} rows={2}>
        {({ results }) =>
          results[0] ? <ChooseLine {...props} first={results[0]} lines={results} /> : <NoSeats {...props} />
        }
      </Loaded>
    </Dialog>
  );
}

function NoSeats({ onClose }: BulkSeatProps) {
  const t = useTexts('employees');
  const words = useTexts('organizations');

  return (
    <Stack>
      <p>{t('seat_none')}</p>
      <Row>
        <Link className={buttonClass()} to="/profile/our-courses">
          {t('seat_to_courses')}
        </Link>
        <Button variant="quiet" onPress={onClose}>
          {words('cancel')}
        </Button>
      </Row>
    </Stack>
  );
}

type ChooseLineProps = BulkSeatProps & { first: SeatLine; lines: readonly SeatLine[] };

function ChooseLine({ first, lines, count, onStart, onClose }: ChooseLineProps) {
  const t = useTexts('employees');
  const words = useTexts('organizations');
  const nameOf = useLineName();
  const [chosen, setChosen] = useState(first.order_item_id);
  const line = lines.find(({ order_item_id }) => order_item_id === chosen) ?? first;
  const lacking = count - line.free;

  return (
    <Stack>
      <SelectField label={t('seat_line')} value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
        <Options of={lines.map((one) => ({ key: String(one.order_item_id), name: nameOf(one) }))} />
      </SelectField>
      {lacking > 0 ? (
        <Alert tone="warning">
          <p>{t('seat_lacking', { free: line.free, count })}</p>
        </Alert>
      ) : (
        <p>{t('seat_text')}</p>
      )}
      <Row>
        <Button onPress={() => onStart({ move: 'seat', orderItemId: line.order_item_id })}>{t('bulk_seat')}</Button>
        <Button variant="quiet" onPress={onClose}>
          {words('cancel')}
        </Button>
      </Row>
    </Stack>
  );
}

function useLineName(): (line: SeatLine) => string {
  const t = useTexts('employees');
  const { fullDay } = useDates();

  return ({ course, class: { code, start_at, tz }, free }) =>
    [course.title, start_at ? fullDay(start_at, tz) : code, t('seat_free', { count: free })].join(' · ');
}
