import type { LucideIcon } from 'lucide-react';
import { Icon } from './icon.tsx';
import styles from './segmented.module.css';

type SegmentedProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; name: string; icon?: LucideIcon | undefined }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of two or three, at once: light or dark, list or calendar. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange } = props;
  return (
    <div className={styles.root} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.icon && <Icon of={option.icon} />}
          {option.name}
        </button>
      ))}
    </div>
  );
}
