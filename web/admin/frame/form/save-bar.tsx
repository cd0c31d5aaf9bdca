import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import styles from './record-form.module.css';

type SaveBarProps = {
  /** What is changed and not saved. */
  changed: readonly string[];
  busy: boolean;
  /** A file is on its way. */
  isWaiting?: boolean;
  saveLabel: string;
  onDiscard: () => void;
};

/** Stays in view, and says what is not saved. Its button submits the form around it. */
export function SaveBar({ changed, busy, isWaiting = false, saveLabel, onDiscard }: SaveBarProps) {
  const t = useTexts('desk');
  const isDirty = changed.length > 0;

  return (
    <section className={styles.saveBar} aria-label={t('unsaved_changes')}>
      <p role="status">
        {isWaiting && t('save_waits')}
        {isDirty && !isWaiting && (
          <>
            <span className={styles.point} aria-hidden="true" />
            <span>
              <b>{t('unsaved', { count: changed.length })}</b> <small>{changed.join(', ')}</small>
            </span>
          </>
        )}
        {!isDirty && !isWaiting && t('all_saved')}
      </p>
      {isDirty && (
        <Button variant="quiet" onPress={onDiscard}>
          {t('discard')}
        </Button>
      )}
      <Button type="submit" busy={busy || isWaiting} aria-keyshortcuts="Control+S">
        {saveLabel}
      </Button>
    </section>
  );
}
