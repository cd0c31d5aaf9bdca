import { CircleAlert } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { asSentence } from './sentence.ts';
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

type Counted = {
  value?: unknown;
  defaultValue?: unknown;
  maxLength?: number | undefined;
};

export function useCounter({ value, defaultValue, maxLength }: Counted) {
  const [typed, setTyped] = useState(() => lengthOf(defaultValue));
  if (maxLength === undefined) return {};
  const onInput = (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    setTyped(event.currentTarget.value.length);
  return { counter: `${value === undefined ? typed : lengthOf(value)} / ${maxLength}`, onInput };
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
      {counter && (
        <p id={`${id}-count`} className={styles.counter}>
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
