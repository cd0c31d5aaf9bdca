import { Form } from '#web/shared/ui/form.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { ChoiceGroup } from '#web/shared/ui/choice-group.tsx';
import { FieldPair } from '#web/shared/ui/field.tsx';
import { NumberField } from '#web/shared/ui/number-field.tsx';
import { Options } from '#web/shared/ui/options.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { usePlaceOf } from '#web/shared/texts/place-of.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { weekdays } from '#contract/rules/opening-hours.ts';
import type { OpenClass } from '../class-part.tsx';
import { useTrainers } from '../use-class-sections.ts';
import styles from '../class.module.css';
import { PlannedLessons } from './planned-lessons.tsx';
import { useSeries, type Series } from './use-series.ts';

/** The rule of a series beside the lessons that it would make, before any is stored. */
export function SeriesPlanner({ row }: { row: OpenClass }) {
  const series = useSeries(row);

  return (
    <div className={styles.series}>
      <Rule row={row} series={series} />
      <PlannedLessons row={row} series={series} />
    </div>
  );
}

type PartProps = { row: OpenClass; series: Series };

function Rule({ row, series }: PartProps) {
  const t = useTexts('desk_classes');
  const placeOf = usePlaceOf();
  const { rule, change, sending, preview } = series;
  const { errors, attempt, errorOf, busy } = sending;

  return (
    <div className={styles.rule}>
      <Form failed={t('series_failed')} errors={errors} attempt={attempt} onSubmit={() => preview()}>
        <Days series={series} />
        <FieldPair>
          <TextField
            type="time"
            name="from"
            label={t('from')}
            value={rule.from}
            error={errorOf('from')}
            onChange={({ target }) => change({ from: target.value })}
          />
          <TextField
            type="time"
            name="to"
            label={t('to')}
            value={rule.to}
            error={errorOf('to') ?? errorOf('ends_at')}
            onChange={({ target }) => change({ to: target.value })}
          />
        </FieldPair>
        <Ends series={series} />
        <Where row={row} series={series} />
        <CheckboxField
          label={t('skips_holidays', { zone: row.tz.replace('/', '_') })}
          checked={rule.skips_holidays}
          onChange={({ target }) => change({ skips_holidays: target.checked })}
        />
        <p>{t('clock_of', { place: placeOf(row.tz) })}</p>
        <div>
          <Button type="submit" variant="secondary" busy={busy}>
            {t('preview')}
          </Button>
        </div>
      </Form>
    </div>
  );
}

function Days({ series: { rule, change, sending } }: Pick<PartProps, 'series'>) {
  const t = useTexts('desk_classes');

  return (
    <ChoiceGroup legend={t('weekdays')} error={sending.errorOf('weekdays')}>
      <div className={styles.days}>
        {weekdays.map((key) => (
          <CheckboxField
            key={key}
            label={t(`weekday_${key}`)}
            checked={rule.weekdays.includes(key)}
            onChange={({ target }) =>
              change({
                weekdays: target.checked ? [...rule.weekdays, key] : rule.weekdays.filter((each) => each !== key),
              })
            }
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}

function Ends({ series: { rule, change, sending } }: Pick<PartProps, 'series'>) {
  const t = useTexts('desk_classes');

  return (
    <>
      <TextField
        type="date"
        name="first_day"
        label={t('first_day')}
        value={rule.first_day}
        error={sending.errorOf('first_day')}
        onChange={({ target }) => change({ first_day: target.value })}
      />
      <FieldPair>
        <NumberField
          name="count"
          label={t('count_of_lessons')}
          decimals={0}
          value={rule.count}
          error={sending.errorOf('count')}
          onChange={({ target }) => change({ count: target.value.replaceAll(/\D/g, '') })}
        />
        <TextField
          type="date"
          name="last_day"
          label={t('or_last_day')}
          value={rule.last_day}
          error={sending.errorOf('last_day')}
          onChange={({ target }) => change({ last_day: target.value })}
        />
      </FieldPair>
    </>
  );
}

function Where({ row, series: { rule, change, sending } }: PartProps) {
  const t = useTexts('desk_classes');
  const trainers = useTrainers().filter(({ key }) => row.trainer_ids.includes(Number(key)));

  return (
    <>
      <TextField
        name="room"
        label={t('room')}
        maxLength={100}
        autoComplete="off"
        value={rule.room}
        error={sending.errorOf('room')}
        onChange={({ target }) => change({ room: target.value })}
      />
      {trainers.length > 0 && (
        <SelectField
          name="trainer_id"
          label={t('trainer')}
          value={rule.trainer_id}
          error={sending.errorOf('trainer_id')}
          onChange={({ target }) => change({ trainer_id: target.value })}
        >
          <option value="">{t('all_trainers')}</option>
          <Options of={trainers} />
        </SelectField>
      )}
    </>
  );
}
