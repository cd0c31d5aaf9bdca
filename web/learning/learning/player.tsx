import { Link } from '@tanstack/react-router';
import { ArrowLeft, List } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Module } from '#contract/learning/learning/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { iconButtonClass } from '#web/shared/ui/icon-button.tsx';
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { placeOf } from './model/outline.ts';
import styles from './player.module.css';

type PlayerProps = {
  course: { id: number; title: string };
  modules: readonly Module[];
  shown: number | undefined;
  /** In percent; null for readers without progress. */
  progress: number | null;
  outline: ReactNode;
  children: ReactNode;
};

export function Player({ course, modules, shown, progress, outline, children }: PlayerProps) {
  const t = useTexts('learn');

  return (
    <div className={styles.root}>
      <header className={styles.bar}>
        <Link
          className={iconButtonClass()}
          to="/courses/$id"
          params={{ id: String(course.id) }}
          aria-label={t('leave')}
          title={t('leave')}
        >
          <Icon of={ArrowLeft} />
        </Link>
        <Place title={course.title} modules={modules} shown={shown} />
        {progress !== null && <Progress percent={progress} />}
        <a className={`${iconButtonClass()} ${styles.toOutline}`} href="#outline" aria-label={t('to_outline')}>
          <Icon of={List} />
        </a>
      </header>
      <main id="main" className={styles.content}>
        {children}
      </main>
      <aside id="outline" className={styles.outline} aria-label={t('outline_of_course')}>
        {outline}
      </aside>
    </div>
  );
}

function Place({ title, modules, shown }: { title: string; modules: readonly Module[]; shown: number | undefined }) {
  const t = useTexts('learn');
  const place = shown === undefined ? null : placeOf(modules, shown);

  return (
    <p className={styles.where}>
      <b>{title}</b>
      {place && <span>{t('place', place)}</span>}
    </p>
  );
}

function Progress({ percent }: { percent: number }) {
  const t = useTexts('learn');
  const { locale } = useVisitor();
  const figure = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(percent / 100);

  return (
    <div className={styles.progress}>
      <ProgressBar percent={percent} label={t('progress')} figure={figure} />
    </div>
  );
}
