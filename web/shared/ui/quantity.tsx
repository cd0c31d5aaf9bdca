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
  max?: number | undefined;
  onChange: (value: number) => void;
};

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

function Stepper({ control, lessLabel, moreLabel, value, max = 999, onChange }: StepperProps) {
  const set = (wanted: number) => onChange(Math.min(max, Math.max(1, wanted)));
  return (
    <div className={styles.frame}>
      <button type="button" aria-label={lessLabel} disabled={value <= 1} onClick={() => set(value - 1)}>
        <Icon of={Minus} />
      </button>
      <input
        {...control}
        inputMode="numeric"
        value={value}
        onFocus={(event) => event.target.select()}
        onChange={(event) => set(Number(numberText(event.target.value, { decimals: 0 })))}
      />
      <button type="button" aria-label={moreLabel} disabled={value >= max} onClick={() => set(value + 1)}>
        <Icon of={Plus} />
      </button>
    </div>
  );
}
