import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Door } from './door.tsx';
import { Icon } from './icon.tsx';
import styles from './empty-state.module.css';

type ErrorStateProps = {
  title: ReactNode;
  level?: 1 | 2 | 3 | undefined;
  code?: string | undefined;
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  actions?: ReactNode;
  children?: ReactNode;
};

export function ErrorState(props: ErrorStateProps) {
  const { title, level = 2, code, retryLabel, onRetry, retrying, actions, children } = props;
  const Heading = `h${level}` as const;
  return (
    <section className={styles.root} role="alert">
      {code ? <p className={styles.code}>{code}</p> : <Door />}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.words}>{children}</div>}
      <div className={styles.actions}>
        {onRetry && (
          <Button onPress={onRetry} busy={retrying}>
            {!retrying && <Icon of={RefreshCw} />}
            {retryLabel}
          </Button>
        )}
        {actions}
      </div>
    </section>
  );
}
