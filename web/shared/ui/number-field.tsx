import type { ChangeEvent, ClipboardEvent, CompositionEvent, InputEvent } from 'react';
import { Field, type FieldTexts, useControl, useCounter } from './field.tsx';
import { type NumberRules, numberText, pastedNumberText } from './number-text.ts';
import type { NativeInput } from './text-field.tsx';
import styles from './control.module.css';

type NumberFieldProps = FieldTexts & Omit<NativeInput, 'onBeforeInput' | 'onPaste' | 'onCompositionEnd'> & NumberRules;

/** Text input restricted to a number [specification 5]. */
export function NumberField(props: NumberFieldProps) {
  const { label, optional, help, error, decimals = 2, isSigned, onChange, ...native } = props;
  const texts = { label, optional, help, error };
  const rules = { decimals, isSigned };
  const { counter, onInput } = useCounter(native);
  const control = useControl(native.id, texts, counter);
  const applyRules = (event: ChangeEvent<HTMLInputElement>) => {
    const stored = numberText(event.target.value, rules);
    // Changing the value would break a running composition.
    if (stored !== event.target.value && !isComposing(event)) event.target.value = stored;
    onChange?.(event);
  };
  return (
    <Field {...texts} of={control} counter={counter}>
      <div className={styles.around}>
        <input
          inputMode={decimals > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          {...native}
          {...control}
          type="text"
          className={styles.figure}
          onBeforeInput={(event) => refuseOther(event, rules)}
          onInput={onInput}
          onChange={applyRules}
          onPaste={(event) => paste(event, rules)}
          onCompositionEnd={(event) => endComposing(event, rules)}
        />
      </div>
    </Field>
  );
}

// Prevented before the input changes, a wrong character does not move the caret to the end.
function refuseOther(event: InputEvent<HTMLInputElement>, rules: NumberRules) {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  if (!event.data || event.data.length > 1) return;
  const typed = value.slice(0, selectionStart ?? value.length) + event.data + value.slice(selectionEnd ?? value.length);
  if (numberText(typed, rules) !== typed) event.preventDefault();
}

function paste(event: ClipboardEvent<HTMLInputElement>, rules: NumberRules) {
  event.preventDefault();
  const field = event.currentTarget;
  const { value, selectionStart, selectionEnd, maxLength } = field;
  const pasted = pastedNumberText(event.clipboardData.getData('text'), rules);
  const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  const room = maxLength < 0 ? pasted.length : maxLength - value.length + (end - start);
  field.setRangeText(pasted.slice(0, Math.max(room, 0)), start, end, 'end');
  reportChange(field);
}

function endComposing(event: CompositionEvent<HTMLInputElement>, rules: NumberRules) {
  const field = event.currentTarget;
  const stored = numberText(field.value, rules);
  if (stored === field.value) return;
  field.setRangeText(stored, 0, field.value.length, 'end');
  reportChange(field);
}

function reportChange(field: HTMLInputElement) {
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function isComposing({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean {
  return nativeEvent instanceof globalThis.InputEvent && nativeEvent.isComposing;
}
