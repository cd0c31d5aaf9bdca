import { Link } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import type { ContentOutline, Module } from '#contract/learning/learning/calls.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { loadTextParts } from '#web/shared/texts/texts-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Mark } from '#web/shared/ui/checklist.tsx';
import { doneIn, isReachable } from './model/outline.ts';
import styles from './outline.module.css';

// For those who learn here alone.
const ModuleCopy = lazy(async () => {
  const [part] = await Promise.all([import('./on-device/module-copy.tsx'), loadTextParts(['on_device'])]);
  return { default: part.ModuleCopy };
});

type OutlineProps = {
  courseId: number;
  modules: readonly Module[];
  shown: number | undefined;
  counts: boolean;
};

export function Outline({ courseId, modules, shown, counts }: OutlineProps) {
  const t = useTexts('learn');

  return (
    <>
      <h2 className={styles.title}>{t('outline')}</h2>
      {modules.map((module, place) => (
        <section key={module.id}>
          <h3 className={styles.module}>
            <span>
              {place + 1}. {module.title}
            </span>
            {counts && <small>{t('done_of', { done: doneIn(module), all: module.contents.length })}</small>}
          </h3>
          <Suspense>{counts && <ModuleCopy module={module} />}</Suspense>
          <ul className={styles.contents}>
            {module.contents.map((content) => (
              <li key={content.id}>
                <Line courseId={courseId} content={content} isShown={content.id === shown} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Line({ courseId, content, isShown }: { courseId: number; content: ContentOutline; isShown: boolean }) {
  const t = useTexts('learn');
  const state = isShown ? 'here' : markOf(content);
  const line: ReactNode = (
    <>
      <Mark state={state} label={`${t(`mark_${state}`)}:`} />
      <span>{content.title}</span>
      <small>
        <Measure of={content} />
      </small>
    </>
  );

  if (!isReachable(content)) return <div className={styles.shut}>{line}</div>;
  return (
    <Link
      className={content.lock === null ? styles.line : styles.waiting}
      to="/courses/$id/learn"
      params={{ id: String(courseId) }}
      search={(before) => ({ ...before, content: content.id })}
      aria-current={isShown ? 'step' : undefined}
      preload={false}
    >
      {line}
    </Link>
  );
}

function Measure({ of: { type, duration_seconds: seconds, lock } }: { of: ContentOutline }) {
  const t = useTexts('learn');
  if (lock === 'rest') return t('opens_at_the_end');
  return seconds === null ? t(`type_${type}`) : t('minutes', { minutes: Math.max(1, Math.round(seconds / 60)) });
}

function markOf({ status, lock }: ContentOutline): 'open' | 'done' | 'locked' {
  if (lock !== null) return 'locked';
  return status === 'done' ? 'done' : 'open';
}
