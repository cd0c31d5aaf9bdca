import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { Module } from '#contract/learning/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { previousAndNext } from './model/outline.ts';
import styles from './player.module.css';

type TurnProps = { courseId: number; modules: readonly Module[]; shown: number; isDone: boolean };

export function Turn({ courseId, modules, shown, isDone }: TurnProps) {
  const t = useTexts('learn');
  const { previous, next } = previousAndNext(modules, shown);
  if (!previous && !next) return null;
  const params = { id: String(courseId) };

  return (
    <nav className={styles.turn} aria-label={t('contents')}>
      {previous && (
        <Link
          className={buttonClass({ variant: 'secondary' })}
          to="/courses/$id/learn"
          params={params}
          search={(before) => ({ ...before, content: previous.id })}
          preload={false}
        >
          <Icon of={ArrowLeft} />
          {t('previous')}
        </Link>
      )}
      {next && (
        <Link
          className={buttonClass({ variant: isDone ? 'primary' : 'secondary' })}
          data-turn="next"
          to="/courses/$id/learn"
          params={params}
          search={(before) => ({ ...before, content: next.id })}
          preload={false}
        >
          {t('next')}
          <Icon of={ArrowRight} />
        </Link>
      )}
    </nav>
  );
}
