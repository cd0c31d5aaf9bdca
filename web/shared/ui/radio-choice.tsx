import type { ComponentProps, ReactNode } from 'react';
import styles from './choice.module.css';

type RadioChoiceProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'children'> & {
  name: string;
  value: string | number;
  label: ReactNode;
  tally?: string | number | undefined;
};

export function RadioChoice({ label, tally, ...native }: RadioChoiceProps) {
  return (
    <label className={styles.root}>
      <input {...native} type="radio" className={styles.radio} />
      <span className={styles.words}>{label}</span>
      {tally !== undefined && <span className={styles.tally}>{tally}</span>}
    </label>
  );
}
