import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { ChoiceGroup } from '#web/shared/ui/choice-group.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { Options } from '#web/shared/ui/options.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { idsIn, type Field, type FieldInputProps } from './fields.ts';
import { moved } from './moved.ts';
import styles from './record-form.module.css';

type ReferencesInputProps = Omit<FieldInputProps, 'field'> & { field: Extract<Field, { kind: 'references' }> };

/** Several records, one under the other; where the order counts, they move up and down. */
export function ReferencesInput({ field, typed, errors, onChange }: ReferencesInputProps) {
  const t = useTexts('desk');
  const { label, help, name, none, choices, isOrdered = false } = field;
  const ids = idsIn(typed);
  const nameOf = (id: number) => choices.find(({ key }) => key === String(id))?.name ?? String(id);

  return (
    <ChoiceGroup legend={label} help={help} error={errors.map(({ message }) => message)}>
      <ol className={styles.items}>
        {ids.map((id, place) => (
          <li key={id}>
            <span>{nameOf(id)}</span>
            {isOrdered && (
              <>
                <IconButton
                  icon={ArrowUp}
                  label={t('move_up', { name: nameOf(id) })}
                  disabled={place === 0}
                  onPress={() => onChange(moved(ids, place, -1))}
                />
                <IconButton
                  icon={ArrowDown}
                  label={t('move_down', { name: nameOf(id) })}
                  disabled={place === ids.length - 1}
                  onPress={() => onChange(moved(ids, place, 1))}
                />
              </>
            )}
            <IconButton
              icon={X}
              label={t('take_out', { name: nameOf(id) })}
              onPress={() => onChange(ids.filter((one) => one !== id))}
            />
          </li>
        ))}
      </ol>
      <SelectField
        label={t('add_to', { label })}
        name={name}
        value=""
        onChange={({ target }) => target.value && onChange([...ids, Number(target.value)])}
      >
        <option value="">{none}</option>
        <Options of={choices.filter(({ key }) => !ids.includes(Number(key)))} />
      </SelectField>
    </ChoiceGroup>
  );
}
