import { TextField } from '#web/shared/ui/text-field.tsx';

type DayFilterProps = { label: string; value: string | undefined; onChange: (day: string) => void };

/** Narrows a list to the days from or to this one. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  return (
    <TextField
      key={value}
      type="date"
      label={label}
      defaultValue={value}
      // While a date is typed it changes with each digit.
      onBlur={({ target }) => target.value !== (value ?? '') && onChange(target.value)}
    />
  );
}
