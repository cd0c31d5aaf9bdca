import { CircleAlert } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { asSentence } from './sentence.ts';
import { Hidden } from './hidden.tsx';
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

export function useControl(own: string | undefined, { help, error }: FieldTexts, counter?: Counter): ControlFacts {
  const made = useId();
  const id = own ?? made;
  const invalid = messagesOf(error).length > 0;
  const described = [(invalid || Boolean(help)) && `${id}-about`, counter && `${id}-count`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': invalid || undefined };
}

/** The share of the maximum length from which screen readers hear the counter. */
const announcedFrom = 0.8;

type Counted = {
  value?: unknown;
  defaultValue?: unknown;
  maxLength?: number | undefined;
};

type Counter = { text: string; isAnnounced: boolean };

/** [specification 5: a counter shows the maximum length if set] */
export function useCounter({ value, defaultValue, maxLength }: Counted) {
  const t = useTexts('site');
  const [typed, setTyped] = useState(() => lengthOf(defaultValue));
  if (maxLength === undefined) return {};
  const count = value === undefined ? typed : lengthOf(value);
  const onInput = (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    setTyped(event.currentTarget.value.length);
  const counter = { text: t('counted', { count, max: maxLength }), isAnnounced: count >= announcedFrom * maxLength };
  return { counter, onInput };
}

type FieldProps = FieldTexts & {
  of: ControlFacts;
  counter?: Counter | undefined;
  /** Of several lines: its counter stands below. */
  isLong?: boolean;
  children: ReactNode;
};

export function Field({ of, label, optional, help, error, counter, isLong = false, children }: FieldProps) {
  const count = counter && <Count id={`${of.id}-count`} of={counter} />;

  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={of.id}>
          {label} {optional && <span className={styles.optional}>{optional}</span>}
        </label>
        {!isLong && count}
      </div>
      {children}
      <FieldNotes id={of.id} help={help} error={error} counter={isLong && count} />
    </div>
  );
}

function Count({ id, of: { text, isAnnounced } }: { id: string; of: Counter }) {
  return (
    <div className={styles.counter}>
      <span id={id}>{text}</span>
      <span aria-live="polite">
        <Hidden>{isAnnounced && text}</Hidden>
      </span>
    </div>
  );
}

type NotesProps = Pick<FieldTexts, 'help' | 'error'> & { id: string; counter?: ReactNode };

export function FieldNotes({ id, help, error, counter }: NotesProps) {
  const messages = messagesOf(error);
  if (!help && !counter && messages.length === 0) return null;
  return (
    <div className={styles.below}>
      <div id={`${id}-about`}>
        {messages.map((message) => (
          <p key={message} className={styles.error}>
            <Icon of={CircleAlert} />
            <span>{asSentence(message)}</span>
          </p>
        ))}
        {messages.length === 0 && help && <div className={styles.help}>{help}</div>}
      </div>
      {counter}
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
