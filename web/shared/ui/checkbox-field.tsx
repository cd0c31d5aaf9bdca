import { type ComponentProps, useEffect, useRef } from 'react';
import { FieldNotes, type FieldTexts, useControl } from './field.tsx';
import styles from './choice.module.css';

type CheckboxFieldProps = Omit<FieldTexts, 'optional'> &
  Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'children' | 'ref'> & {
    tally?: string | number | undefined;
    mixed?: boolean | undefined;
  };

export function CheckboxField({ label, help, error, tally, mixed = false, ...native }: CheckboxFieldProps) {
  const control = useControl(native.id, { label, help, error });
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <div>
      <label className={styles.root}>
        <input {...native} {...control} ref={box} type="checkbox" className={styles.box} />
        <span className={styles.words}>{label}</span>
        {tally !== undefined && <span className={styles.tally}>{tally}</span>}
      </label>
      <FieldNotes id={control.id} help={help} error={error} />
    </div>
  );
}
