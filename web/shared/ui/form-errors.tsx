import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Alert } from './alert.tsx';
import { asSentence } from './sentence.ts';
import styles from './form-errors.module.css';

export type FormError = {
  field?: string | undefined;
  message: string;
};

type FormErrorsProps = {
  title: ReactNode;
  errors: readonly FormError[];
  /** Changes with each attempt, so that the same errors take the focus again. */
  attempt?: number | undefined;
};

/** Must be inside the form; focuses the first field concerned. */
export function FormErrors({ title, errors, attempt = 0 }: FormErrorsProps) {
  const summary = useRef<HTMLDivElement>(null);
  const first = errors[0]?.field;
  const match = errors.map(({ field, message }) => `${field} ${message}`).join('|');
  useLayoutEffect(() => {
    if (match) (fieldIn(summary.current, first) ?? summary.current)?.focus();
  }, [match, first, attempt]);
  if (errors.length === 0) return null;
  return (
    <div ref={summary} tabIndex={-1} className={styles.root}>
      <Alert tone="danger" title={title} announce>
        <ul>
          {errors.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              {field ? (
                <button type="button" className={styles.link} onClick={() => fieldIn(summary.current, field)?.focus()}>
                  {asSentence(message)}
                </button>
              ) : (
                asSentence(message)
              )}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

function fieldIn(summary: HTMLElement | null, name: string | undefined): HTMLElement | null {
  const field = name ? summary?.closest('form')?.elements.namedItem(name) : null;
  if (field instanceof RadioNodeList) return field[0] instanceof HTMLElement ? field[0] : null;
  return field instanceof HTMLElement ? field : null;
}
