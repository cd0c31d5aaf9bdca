import { type ReactNode, useId } from 'react';
import { FieldNotes, type FieldTexts } from './field.tsx';
import { Hidden } from './hidden.tsx';
import styles from './choice.module.css';

type ChoiceGroupProps = Pick<FieldTexts, 'help' | 'error'> & {
  legend: string;
  legendHidden?: boolean | undefined;
  children: ReactNode;
};

export function ChoiceGroup({ legend, legendHidden = false, help, error, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={help || error ? `${id}-about` : undefined}>
      <legend className={legendHidden ? undefined : styles.legend}>
        {legendHidden ? <Hidden>{legend}</Hidden> : legend}
      </legend>
      {children}
      <FieldNotes id={id} help={help} error={error} />
    </fieldset>
  );
}
