import type { Classroom } from '#contract/areas/classroom/calls.ts';
import type { Module } from '#contract/learning/learning/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { useClassroomWords } from './classroom-words.ts';
import { minutesOf } from './model/module-facts.ts';
import styles from './class-modules.module.css';

export function NoContents() {
  const t = useTexts('classroom');

  return (
    <EmptyState panel title={t('no_contents')}>
      {t('no_contents_words')}
    </EmptyState>
  );
}

type ClassModulesProps = { course: Classroom['course']; modules: readonly Module[] };

/** The programme with its hours. */
export function ClassModules({ course, modules }: ClassModulesProps) {
  const t = useTexts('classroom');
  const { workload } = useClassroomWords();

  if (modules.length === 0) return <NoContents />;
  return (
    <Stack>
      <h2>{t('tab_modules')}</h2>
      {course.workload_hours !== null && (
        <p>{t('programme_hours', { hours: workload(course), count: modules.length })}</p>
      )}
      <ol className={styles.list}>
        {modules.map((module) => (
          <li key={module.id}>
            <span>{module.title}</span>
            <small>
              <ModuleFacts of={module} />
            </small>
          </li>
        ))}
      </ol>
    </Stack>
  );
}

function ModuleFacts({ of: module }: { of: Module }) {
  const t = useTexts('classroom');
  const minutes = minutesOf(module);
  const facts = [
    t('content_count', { count: module.contents.length }),
    minutes === null ? '' : t('minutes', { minutes }),
  ];

  return facts.filter(Boolean).join(' · ');
}
