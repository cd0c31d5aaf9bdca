import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
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
  const [typed, setTyped] = useState<string>();
  const set = (next: number) => onChange(Math.min(max, Math.max(1, next)));
  const type = (text: string) => {
    const digits = quantityText(text, max);
    setTyped(digits);
    // An emptied field waits for what is typed next.
    if (Number(digits) > 0) set(Number(digits));
  };
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
          value={typed ?? value}
          onFocus={(event) => event.target.select()}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(undefined)}
        />
        <button type="button" aria-label={moreLabel} disabled={value >= max} onClick={() => set(value + 1)}>
          <Icon of={Plus} />
        </button>
      </div>
    </div>
  );
}

function quantityText(text: string, max: number): string {
  const digits = numberText(text, { decimals: 0 });
  return Number(digits) > max ? String(max) : digits;
}
