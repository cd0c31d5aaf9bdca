import { CircleAlert } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { asSentence } from './sentence.ts';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import styles from './field.module.css';

export type FieldTexts = {
  label: ReactNode;
  optional?: string | undefined;
  help?: ReactNode;
  error?: string | readonly string[] | undefined;
};

export type ControlFacts = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export function useControl(own: string | undefined, { help, error }: FieldTexts, counter?: string): ControlFacts {
  const made = useId();
  const id = own ?? made;
  const invalid = messagesOf(error).length > 0;
  const described = [(invalid || Boolean(help)) && `${id}-about`, counter && `${id}-count`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': invalid || undefined };
}

/** The share of the maximum length from which a counter shows. */
const countedFrom = 0.8;

type Counted = {
  value?: unknown;
  defaultValue?: unknown;
  maxLength?: number | undefined;
};

export function useCounter({ value, defaultValue, maxLength }: Counted) {
  const t = useTexts('site');
  const [typed, setTyped] = useState(() => lengthOf(defaultValue));
  if (maxLength === undefined) return {};
  const count = value === undefined ? typed : lengthOf(value);
  const onInput = (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    setTyped(event.currentTarget.value.length);
  return { counter: count >= countedFrom * maxLength ? t('counted', { count, max: maxLength }) : '', onInput };
}

type FieldProps = FieldTexts & { of: ControlFacts; counter?: string | undefined; children: ReactNode };

export function Field({ of, label, optional, help, error, counter, children }: FieldProps) {
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={of.id}>
        {label} {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      {children}
      <FieldNotes id={of.id} help={help} error={error} counter={counter} />
    </div>
  );
}

type NotesProps = Pick<FieldTexts, 'help' | 'error'> & { id: string; counter?: string | undefined };

export function FieldNotes({ id, help, error, counter }: NotesProps) {
  const messages = messagesOf(error);
  const isBlank = !help && !counter && messages.length === 0;
  if (isBlank && counter === undefined) return null;
  return (
    <div className={classes(styles.below, isBlank && styles.blank)}>
      <div id={`${id}-about`}>
        {messages.map((message) => (
          <p key={message} className={styles.error}>
            <Icon of={CircleAlert} />
            <span>{asSentence(message)}</span>
          </p>
        ))}
        {messages.length === 0 && help && <div className={styles.help}>{help}</div>}
      </div>
      {counter !== undefined && (
        <p id={`${id}-count`} className={styles.counter} aria-live="polite">
          {counter}
        </p>
      )}
    </div>
  );
}

export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

export function FieldStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

function messagesOf(error: FieldTexts['error']): readonly string[] {
  if (!error) return [];
  return typeof error === 'string' ? [error] : error;
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' || typeof value === 'number' ? String(value).length : 0;
}
