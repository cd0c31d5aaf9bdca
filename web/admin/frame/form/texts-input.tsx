import type { FieldTexts } from '#web/shared/ui/field.tsx';
import { TextArea } from '#web/shared/ui/text-area.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { languageTag } from './shown-typed.ts';
import styles from './record-form.module.css';

type TextsInputProps = Omit<FieldTexts, 'label'> & {
  label: string;
  /** That of the Portuguese one; the English one has its language added. */
  name: string;
  texts: Readonly<Record<string, string>>;
  longest?: number | undefined;
  isLong?: boolean | undefined;
  /** Of a long one. */
  rows?: number | undefined;
  onChange: (texts: Readonly<Record<string, string>>) => void;
};

const languages = ['pt', 'en-GB'] as const;

/** One text in both languages, side by side. */
export function TextsInput({
  label,
  optional,
  help,
  error,
  name,
  texts,
  longest,
  isLong,
  rows = 4,
  onChange,
}: TextsInputProps) {
  const t = useTexts('desk');
  const isMissing = !texts['en-GB']?.trim() && Boolean(texts['pt']?.trim());
  const first = { optional, help, error, name };
  const second = { name: `${name}.en-GB`, help: isMissing ? t('english_missing') : undefined };
  const Input = isLong ? TextArea : TextField;

  return (
    <div className={styles.both} role="group" aria-label={label}>
      {languages.map((language) => (
        <Input
          key={language}
          {...(language === 'pt' ? first : second)}
          label={
            <>
              {label} <span className={styles.tag}>{languageTag(language)}</span>
            </>
          }
          lang={language}
          value={texts[language] ?? ''}
          maxLength={longest}
          rows={isLong ? rows : undefined}
          onChange={({ target }: { target: { value: string } }) => onChange({ ...texts, [language]: target.value })}
        />
      ))}
    </div>
  );
}
