import { Camera, FileText, Paperclip } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { FieldNotes, type FieldTexts, useControl } from './field.tsx';
import { fileSizeText } from '#web/shared/texts/format.ts';
import { Icon } from './icon.tsx';
import styles from './file-field.module.css';

type FileFieldProps = Omit<FieldTexts, 'optional'> &
  Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'value' | 'defaultValue' | 'children' | 'onChange'> & {
    chooseLabel: string;
    locale: string;
    photoLabel?: string | undefined;
    /** Name types and maximum size in the help; check them with `fileProblem`. False: refused files are not listed. */
    onFiles?: ((files: File[]) => boolean | void | Promise<boolean | void>) | undefined;
    /** The chosen files are listed elsewhere, and more can be added. */
    addsFiles?: boolean | undefined;
  };

export function FileField(props: FileFieldProps) {
  const { label, help, error, chooseLabel, photoLabel, locale, onFiles, addsFiles = false, ...native } = props;
  const control = useControl(native.id, { label, help, error });
  const [chosen, setChosen] = useState<File[]>([]);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    if (!addsFiles) setChosen(files);
    // Emptied, the same file can be chosen again.
    if (addsFiles) target.value = '';
    if ((await onFiles?.(files)) !== false || addsFiles) return;
    target.value = '';
    setChosen([]);
  };
  return (
    <div className={styles.root}>
      <span id={`${control.id}-name`} className={styles.name}>
        {label}
      </span>
      <label className={styles.frame}>
        <input
          {...native}
          {...control}
          type="file"
          className={styles.input}
          aria-labelledby={`${control.id}-name ${control.id}-choose`}
          onChange={(event) => void choose(event)}
        />
        <span id={`${control.id}-choose`} className={styles.button}>
          <Icon of={Paperclip} />
          {chooseLabel}
        </span>
      </label>
      {photoLabel && <Photo id={control.id} label={photoLabel} onChange={(event) => void choose(event)} />}
      {chosen.length > 0 && (
        <ul className={styles.files} aria-live="polite">
          {chosen.map((file) => (
            <li key={file.name}>
              <Icon of={FileText} />
              <span>
                {file.name} <small>{fileSizeText(file.size, locale)}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
      <FieldNotes id={control.id} help={help} error={error} />
    </div>
  );
}

type PhotoProps = { id: string; label: string; onChange: (event: ChangeEvent<HTMLInputElement>) => void };

function Photo({ id, label, onChange }: PhotoProps) {
  return (
    <label className={styles.photo}>
      <input
        id={`${id}-photo`}
        type="file"
        accept="image/*"
        capture="environment"
        className={styles.input}
        aria-label={label}
        onChange={onChange}
      />
      <span className={styles.button}>
        <Icon of={Camera} />
        {label}
      </span>
    </label>
  );
}
