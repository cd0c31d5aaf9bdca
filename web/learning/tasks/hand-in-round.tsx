import type { HandIn } from '#contract/learning/tasks/calls.ts';
import { DownloadFile } from '#web/shared/page/download-file.tsx';
import { fileSizeText, useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import styles from './task.module.css';

type HandInRoundProps = {
  round: HandIn;
  tz: string;
  /** Its feedback is above the form. */
  isNewest: boolean;
};

export function HandInRound({ round, tz, isNewest }: HandInRoundProps) {
  const t = useTexts('task');
  const { locale } = useVisitor();
  const { fullDay, time } = useDates();
  const { text, files, feedback, handed_in_at: at, is_late: isLate } = round;

  return (
    <li className={styles.round}>
      <h3>{t('round', { number: round.round })}</h3>
      <p className={styles.facts}>
        {t('round_on', { day: fullDay(at, tz), time: time(at, tz) })} {isLate && <Badge tone="wait">{t('late')}</Badge>}
      </p>
      {text && <p className={styles.words}>{text}</p>}
      {files.length > 0 && (
        <ul className={styles.files} aria-label={t('files_of_round', { number: round.round })}>
          {files.map(({ id, name, byte_size }) => (
            <li key={id}>
              <DownloadFile path={`/hand-in-files/${id}`} name={name}>
                {name} <small>{fileSizeText(byte_size, locale)}</small>
              </DownloadFile>
            </li>
          ))}
        </ul>
      )}
      {!isNewest && feedback !== null && (
        <div>
          <h4>{t('feedback')}</h4>
          <p className={styles.words}>{feedback}</p>
        </div>
      )}
    </li>
  );
}
