import { useState } from 'react';
import { weekdays, type Weekday } from '#contract/rules/opening-hours.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { ChoiceGroup } from '#web/shared/ui/choice-group.tsx';
import { Options } from '#web/shared/ui/options.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { TextArea } from '#web/shared/ui/text-area.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { textIn, type FieldInputProps } from '../../frame/form/fields.ts';
import { hoursText, linesOf, typedHours, type DayHours, type TypedHours } from '../model/hours-text.ts';
import styles from './own-inputs.module.css';

const zones = ['Africa/Luanda', 'Africa/Maputo', 'Europe/Lisbon'] as const;
/** A Monday. */
const firstDay = Date.UTC(2026, 0, 5);
const dayMs = 86_400_000;

/** When it is open, by day of the week, with the days that are closed. */
export function HoursInput({ field: { label, help, name }, typed, errors, onChange }: FieldInputProps) {
  const t = useTexts('desk_settings');
  const { locale } = useVisitor();
  const hours = typedHours(textIn(typed));

  if (!hours) return null;
  const write = (change: Partial<TypedHours>) => onChange(hoursText({ ...hours, ...change }));
  const setDay = (day: Weekday, change: Partial<DayHours>) =>
    write({ days: { ...hours.days, [day]: { ...hours.days[day], ...change } } });
  const dayNames = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const isClosed = weekdays.every((day) => !hours.days[day].isOpen);
  const offered = zones.some((zone) => zone === hours.zone) ? zones : [...zones, hours.zone];

  return (
    <ChoiceGroup legend={label} help={help} error={errors.map(({ message }) => message)}>
      <ul className={styles.days}>
        {weekdays.map((day, place) => (
          <DayInput
            key={day}
            name={place === 0 ? name : `${name}.${day}`}
            label={dayNames.format(firstDay + place * dayMs)}
            hours={hours.days[day]}
            onChange={(change) => setDay(day, change)}
          />
        ))}
      </ul>
      <div className={styles.pair}>
        <SelectField
          label={t('zone')}
          value={hours.zone}
          disabled={isClosed}
          onChange={({ target }) => write({ zone: target.value })}
        >
          <Options of={offered.map((zone) => ({ key: zone, name: t('zone_of', { zone: zoneName(zone) }) }))} />
        </SelectField>
        <ClosedDays days={hours.holidays} isDisabled={isClosed} onChange={(holidays) => write({ holidays })} />
      </div>
    </ChoiceGroup>
  );
}

function zoneName(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

type DayInputProps = {
  name: string;
  label: string;
  hours: DayHours;
  onChange: (change: Partial<DayHours>) => void;
};

function DayInput({ name, label, hours: { isOpen, from, to }, onChange }: DayInputProps) {
  const t = useTexts('desk_settings');

  return (
    <li>
      <CheckboxField
        name={name}
        label={label}
        checked={isOpen}
        onChange={({ target }) => onChange({ isOpen: target.checked })}
      />
      {isOpen && (
        <>
          <TextField
            type="time"
            label={t('from_of', { day: label })}
            value={from}
            onChange={({ target }) => onChange({ from: target.value })}
          />
          <TextField
            type="time"
            label={t('to_of', { day: label })}
            value={to}
            min={from}
            error={from !== '' && to !== '' && to <= from ? t('to_after_from') : undefined}
            onChange={({ target }) => onChange({ to: target.value })}
          />
        </>
      )}
    </li>
  );
}

type ClosedDaysProps = { days: readonly string[]; isDisabled: boolean; onChange: (days: string[]) => void };

/** A day in each line. Empty lines stay while one types. */
function ClosedDays({ days, isDisabled, onChange }: ClosedDaysProps) {
  const t = useTexts('desk_settings');
  const [raw, setRaw] = useState(days.join('\n'));
  const isCurrent = linesOf(raw).join('\n') === days.join('\n');

  return (
    <TextArea
      label={t('closed_days')}
      help={t('closed_days_help')}
      rows={3}
      disabled={isDisabled}
      value={isCurrent ? raw : days.join('\n')}
      onChange={({ target }) => {
        setRaw(target.value);
        onChange(linesOf(target.value));
      }}
    />
  );
}
