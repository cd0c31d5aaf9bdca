import type { HandIn } from '#contract/learning/tasks/calls.ts';
import { DownloadFile } from '#web/shared/page/download-file.tsx';
import { fileSizeText } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import styles from './task-reviews.module.css';

/** The text and the files of one round, and what was said of it. */
export function HandedInWork({ of: { text, files, feedback } }: { of: HandIn }) {
  const t = useTexts('task_reviews');
  const { locale } = useVisitor();

  return (
    <>
      {text ? <p className={styles.words}>{text}</p> : <p>{t('no_text')}</p>}
      {files.length > 0 && (
        <ul className={styles.files} aria-label={t('files')}>
          {files.map(({ id, name, byte_size }) => (
            <li key={id}>
              <DownloadFile path={`/hand-in-files/${id}`} name={name}>
                {name} <small>{fileSizeText(byte_size, locale)}</small>
              </DownloadFile>
            </li>
          ))}
        </ul>
      )}
      {feedback !== null && (
        <div>
          <h5>{t('feedback')}</h5>
          <p className={styles.words}>{feedback}</p>
        </div>
      )}
    </>
  );
}
