import type { CheckedFolder } from '#contract/learning/learning/course-folder.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import styles from './folder.module.css';

/** Everything that is wrong with a folder, by file and line. */
export function FolderProblems({ problems }: Pick<CheckedFolder, 'problems'>) {
  const t = useTexts('desk_courses');

  return (
    <Alert tone="danger" announce title={t('import_problems', { count: problems.length })}>
      <ul className={styles.lines}>
        {problems.map(({ file, line, text }) => (
          <li key={`${file} ${line} ${text}`}>
            <code>{line === null ? file : t('import_place', { file, line: String(line) })}</code>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
