import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import styles from './opening.module.css';

type StepProps = {
  number: number;
  state: 'done' | 'current' | 'later';
  title: string;
  note: string;
  children: ReactNode;
};

export function Step({ number, state, title, note, children }: StepProps) {
  const t = useTexts('desk_opening');

  return (
    <li className={classes(styles.step, styles[state])} aria-current={state === 'current' ? 'step' : undefined}>
      <span className={styles.mark}>{state === 'done' ? <Icon of={Check} /> : number}</span>
      <div className={styles.words}>
        <h3>
          {title} <Hidden>{t('state', { state })}</Hidden>
        </h3>
        <p>{note}</p>
      </div>
      <div className={styles.acts}>{children}</div>
    </li>
  );
}
