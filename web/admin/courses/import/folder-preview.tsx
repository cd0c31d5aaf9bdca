import type { ReactNode } from 'react';
import type { CoursePreview } from '#contract/learning/learning/course-folder.ts';
import { textIn } from '#contract/rules/text-in.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Badge } from '#web/shared/ui/badge.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import desk from '../../desk.module.css';
import styles from './folder.module.css';

type FolderPreviewProps = { preview: CoursePreview; children: ReactNode };

/** What an import would create, change and remove, and the button that does it. */
export function FolderPreview({ preview, children }: FolderPreviewProps) {
  const t = useTexts('desk_courses');
  const { locale } = useVisitor();
  const {
    title,
    key,
    course_id: courseId,
    modules,
    removed,
    has_survey: hasSurvey,
    is_published: isPublished,
  } = preview;
  const sale = isPublished === null ? 'same' : isPublished ? 'published' : 'draft';

  return (
    <section className={desk.part} aria-labelledby="folder-preview">
      <h2 id="folder-preview">
        {textIn(title, locale)}
        <small>{key}</small>
      </h2>
      <p role="status">{courseId === null ? t('import_is_new', { sale }) : t('import_is_changed', { sale })}</p>
      <ol className={styles.modules}>
        {modules.map((module, at) => (
          <PreviewedModule key={at} module={module} />
        ))}
      </ol>
      {hasSurvey && <p>{t('import_survey')}</p>}
      {removed.length > 0 && (
        <Alert tone="warning" title={t('import_removed', { count: removed.length })}>
          <ul className={styles.lines}>
            {removed.map((content, at) => (
              <li key={at}>{textIn(content.title, locale)}</li>
            ))}
          </ul>
        </Alert>
      )}
      <div>{children}</div>
    </section>
  );
}

function PreviewedModule({ module: { title, is_new: isNew, contents } }: { module: CoursePreview['modules'][number] }) {
  const t = useTexts('desk_courses');
  const { locale } = useVisitor();

  return (
    <li>
      <h3>
        {textIn(title, locale)} {isNew && <Badge tone="good">{t('change_new')}</Badge>}
      </h3>
      <ul className={styles.lines}>
        {contents.map((content, at) => (
          <li key={at}>
            <span>
              {textIn(content.title, locale)} <small>{t(`content_${content.type}`)}</small>
            </span>
            <Badge tone={tones[content.change]}>{t(`change_${content.change}`)}</Badge>
          </li>
        ))}
      </ul>
    </li>
  );
}

const tones = { new: 'good', changed: 'neutral', replaced: 'wait' } as const;
