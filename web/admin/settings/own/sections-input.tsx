import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { ChoiceGroup } from '#web/shared/ui/choice-group.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { textIn, type FieldInputProps } from '../../frame/form/fields.ts';
import { moved } from '../../frame/form/moved.ts';
import { TextsInput } from '../../frame/form/texts-input.tsx';
import { sectionsText, typedSections, type TypedSection } from '../model/sections-text.ts';
import styles from './own-inputs.module.css';

/** Which sections Home has, in which order and under which titles. */
export function SectionsInput({ field: { label, help, name }, typed, errors, onChange }: FieldInputProps) {
  const desk = useTexts('desk');
  const t = useTexts('desk_settings');
  const text = textIn(typed);
  const sections = typedSections(text);

  if (!sections) return null;
  const isUsual = text.trim() === '';
  const write = (next: readonly TypedSection[]) => onChange(sectionsText(next));
  const change = (place: number, next: Partial<TypedSection>) =>
    write(sections.map((section, at) => (at === place ? { ...section, ...next } : section)));
  const shown = sections.filter(({ isShown }) => isShown).length;

  return (
    <ChoiceGroup legend={label} help={help} error={errors.map(({ message }) => message)}>
      <CheckboxField
        name={name}
        label={t('usual_sections')}
        checked={isUsual}
        onChange={({ target }) => (target.checked ? onChange('') : write(sections))}
      />
      {!isUsual && (
        <ol className={styles.sections}>
          {sections.map(({ key, isShown, title }, place) => {
            const sectionName = t('section', { key });
            return (
              <li key={key}>
                <CheckboxField
                  label={sectionName}
                  checked={isShown}
                  onChange={({ target }) => change(place, { isShown: target.checked })}
                />
                {isShown && (
                  <>
                    <IconButton
                      icon={ArrowUp}
                      label={desk('move_up', { name: sectionName })}
                      disabled={place === 0}
                      onPress={() => write(moved(sections, place, -1))}
                    />
                    <IconButton
                      icon={ArrowDown}
                      label={desk('move_down', { name: sectionName })}
                      disabled={place >= shown - 1}
                      onPress={() => write(moved(sections, place, 1))}
                    />
                    <details>
                      <summary>{t('own_title', { name: sectionName })}</summary>
                      <TextsInput
                        label={t('title_of', { name: sectionName })}
                        name={`${name}.${key}`}
                        texts={title}
                        onChange={(texts) => change(place, { title: texts })}
                      />
                    </details>
                  </>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </ChoiceGroup>
  );
}
