import { Minus, Plus } from 'lucide-react';
import { type ControlFacts, FieldNotes, type FieldTexts, useControl } from './field.tsx';
import { Hidden } from './hidden.tsx';
import { Icon } from './icon.tsx';
import { numberText } from './number-text.ts';
import styles from './quantity.module.css';

type QuantityProps = Pick<FieldTexts, 'help' | 'error'> & {
  label: string;
  labelHidden?: boolean | undefined;
  lessLabel: string;
  moreLabel: string;
  value: number;
  min?: number | undefined;
  max?: number | undefined;
  disabled?: boolean | undefined;
  onChange: (value: number) => void;
};

/** How many seats: one less, a number, one more. */
export function Quantity({ label, labelHidden = false, help, error, ...stepper }: QuantityProps) {
  const control = useControl(undefined, { label, help, error });
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={control.id}>
        {labelHidden ? <Hidden>{label}</Hidden> : label}
      </label>
      <Stepper {...stepper} control={control} />
      <FieldNotes id={control.id} help={help} error={error} />
    </div>
  );
}

type StepperProps = Omit<QuantityProps, 'label' | 'labelHidden' | 'help' | 'error'> & { control: ControlFacts };

function Stepper({ control, lessLabel, moreLabel, value, min = 1, max = 999, disabled, onChange }: StepperProps) {
  const set = (wanted: number) => onChange(Math.min(max, Math.max(min, wanted)));
  return (
    <div className={styles.frame}>
      <button type="button" aria-label={lessLabel} disabled={disabled || value <= min} onClick={() => set(value - 1)}>
        <Icon of={Minus} />
      </button>
      <input
        {...control}
        inputMode="numeric"
        disabled={disabled}
        value={value}
        onFocus={(event) => event.target.select()}
        onChange={(event) => set(Number(numberText(event.target.value, { decimals: 0 })))}
      />
      <button type="button" aria-label={moreLabel} disabled={disabled || value >= max} onClick={() => set(value + 1)}>
        <Icon of={Plus} />
      </button>
    </div>
  );
}
