import { useState } from 'react';
import type { PlannedSeries } from '#contract/offer/classes/series.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { timeInZone } from '#web/shared/texts/moment-in-zone.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { Options } from '#web/shared/ui/options.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import type { OpenClass } from '../class-part.tsx';
import { useTrainers } from '../use-class-sections.ts';
import styles from '../class.module.css';
import type { Series } from './use-series.ts';

type DayChangeProps = {
  row: OpenClass;
  series: Series;
  lesson: PlannedSeries['lessons'][number];
  onDone: () => void;
};

/** Other hours, another room or trainer on one day, or no lesson on it. */
export function DayChange({ row, series, lesson, onDone }: DayChangeProps) {
  const t = useTexts('desk_classes');
  const dates = useDates();
  const { day, starts_at: start, ends_at: end, holiday } = lesson;
  const [typed, setTyped] = useState({
    from: timeInZone(start, row.tz),
    to: timeInZone(end, row.tz),
    room: lesson.room ?? '',
    trainer: lesson.trainer_id === null ? '' : String(lesson.trainer_id),
  });
  const trainers = useTrainers().filter(({ key }) => row.trainer_ids.includes(Number(key)));
  const taught = holiday && series.rule.skips_holidays ? { is_taught: true } : {};

  async function apply(): Promise<void> {
    const { from, to, room, trainer } = typed;
    const trainer_id = trainer ? Number(trainer) : null;
    await series.except({ day, ...taught, from, to, room: room || null, trainer_id });
    onDone();
  }

  return (
    <div role="group" aria-label={t('change_day_of', { day: `${dates.weekday(day)}, ${dates.day(day)}` })}>
      <div className={styles.change}>
        <TextField
          type="time"
          label={t('from')}
          value={typed.from}
          onChange={({ target }) => setTyped({ ...typed, from: target.value })}
        />
        <TextField
          type="time"
          label={t('to')}
          value={typed.to}
          onChange={({ target }) => setTyped({ ...typed, to: target.value })}
        />
        <TextField
          label={t('room')}
          maxLength={100}
          autoComplete="off"
          value={typed.room}
          onChange={({ target }) => setTyped({ ...typed, room: target.value })}
        />
        {trainers.length > 1 && (
          <SelectField
            label={t('trainer')}
            value={typed.trainer}
            onChange={({ target }) => setTyped({ ...typed, trainer: target.value })}
          >
            <option value="">{t('all_trainers')}</option>
            <Options of={trainers} />
          </SelectField>
        )}
      </div>
      <Row>
        <Button variant="secondary" small busy={series.sending.busy} onPress={() => void apply()}>
          {t('apply_day')}
        </Button>
        <Button variant="quiet" small onPress={onDone}>
          {t('change_nothing')}
        </Button>
      </Row>
    </div>
  );
}
