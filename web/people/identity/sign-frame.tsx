import type { ReactNode } from 'react';
import { Arcade } from '#web/shared/ui/arches.tsx';
import { classes } from '#web/shared/ui/classes.ts';
import deep from '#web/shared/ui/deep.module.css';
import styles from './sign-frame.module.css';

type SignFrameProps = {
  title: string;
  instead?: ReactNode;
  motto: string;
  covers: readonly string[];
  children: ReactNode;
};

export function SignFrame({ title, instead, motto, covers, children }: SignFrameProps) {
  return (
    <div className={styles.root}>
      <div className={styles.form}>
        <h1>{title}</h1>
        {instead && <p>{instead}</p>}
        {children}
      </div>
      <div className={classes(deep.root, styles.aside)}>
        <p>{motto}</p>
        <Arcade covers={covers} />
      </div>
    </div>
  );
}
