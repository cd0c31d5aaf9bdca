import { Link } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Disclosure, Disclosures } from '#web/shared/ui/disclosure.tsx';
import type { Module } from '#contract/learning/learning/calls.ts';
import { CoursePart } from './course-body.tsx';
import styles from './programme.module.css';

type Content = Module['contents'][number];

export function Programme({ courseId, modules }: { courseId: number; modules: readonly Module[] }) {
  const t = useTexts('course');

  if (modules.length === 0) return null;
  return (
    <CoursePart title={t('programme')}>
      <Disclosures>
        {modules.map((module, place) => (
          <Part key={module.id} courseId={courseId} module={module} place={place} />
        ))}
      </Disclosures>
    </CoursePart>
  );
}

function Part({ courseId, module, place }: { courseId: number; module: Module; place: number }) {
  const t = useTexts('course');
  const { title, contents } = module;

  // A module taught in the classroom has no contents to unfold.
  if (contents.length === 0) {
    return (
      <p className={styles.bare}>
        <span>{place + 1}</span>
        {title}
      </p>
    );
  }
  return (
    <Disclosure number={place + 1} title={title} end={t('contents', { count: contents.length })} open={place === 0}>
      <ul className={styles.contents}>
        {contents.map((content) => (
          <Line key={content.id} courseId={courseId} content={content} />
        ))}
      </ul>
    </Disclosure>
  );
}

const secondsPerMinute = 60;

function Line({ courseId, content }: { courseId: number; content: Content }) {
  const t = useTexts('course');
  const { title, type, duration_seconds: seconds, is_preview: isPreview } = content;

  return (
    <li>
      <span>
        {title}
        {isPreview && (
          <>
            {' · '}
            <Link to="/courses/$id/learn" params={{ id: String(courseId) }}>
              {t('preview')}
            </Link>
          </>
        )}
      </span>
      <span>
        {t(`content_${type}`)}
        {seconds !== null && ` · ${t('minutes', { minutes: Math.max(1, Math.round(seconds / secondsPerMinute)) })}`}
      </span>
    </li>
  );
}
