import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { Hidden } from './hidden.tsx';
import { Icon } from './icon.tsx';
import { numberText } from './number-text.ts';
import styles from './quantity.module.css';

type QuantityProps = {
  label: string;
  lessLabel: string;
  moreLabel: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
};

export function Quantity({ label, lessLabel, moreLabel, value, max, onChange }: QuantityProps) {
  const id = useId();
  const set = (wanted: number) => onChange(Math.min(max, Math.max(1, wanted)));
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        <Hidden>{label}</Hidden>
      </label>
      <div className={styles.frame}>
        <button type="button" aria-label={lessLabel} disabled={value <= 1} onClick={() => set(value - 1)}>
          <Icon of={Minus} />
        </button>
        <input
          id={id}
          inputMode="numeric"
          value={value}
          onFocus={(event) => event.target.select()}
          onChange={(event) => set(Number(numberText(event.target.value, { decimals: 0 })))}
        />
        <button type="button" aria-label={moreLabel} disabled={value >= max} onClick={() => set(value + 1)}>
          <Icon of={Plus} />
        </button>
      </div>
    </div>
  );
}
