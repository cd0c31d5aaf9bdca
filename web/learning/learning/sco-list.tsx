import { useId } from 'react';
import type { ScoProgress } from '#contract/learning/learning/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Mark } from '#web/shared/ui/checklist.tsx';
import styles from './outline.module.css';

type ScoListProps = { items: readonly ScoProgress[]; playing: string | null; onStart: (identifier: string) => void };

export function ScoList({ items, playing, onStart }: ScoListProps) {
  const t = useTexts('learn');
  const id = useId();

  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('activities')}
      </h2>
      <ol className={styles.contents}>
        {items.map((item, place) => (
          <li key={item.identifier}>
            {item.groups.join() !== items[place - 1]?.groups.join() && item.groups.length > 0 && (
              <p className={styles.group}>{item.groups.join(' · ')}</p>
            )}
            <button
              type="button"
              className={styles.line}
              disabled={item.place === 'disabled'}
              aria-current={item.identifier === playing ? 'step' : undefined}
              onClick={() => onStart(item.identifier)}
            >
              <Mark state={markOf(item, playing)} label={`${t(statusWords(item))}:`} />
              <span>{item.title}</span>
              <small>{item.score === null ? t(statusWords(item)) : t('percent', { percent: item.score })}</small>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function statusWords({ place, lesson_status }: ScoProgress) {
  return place === 'disabled' && lesson_status === 'not attempted' ? 'sco_waits' : (`sco_${lesson_status}` as const);
}

function markOf({ identifier, lesson_status }: ScoProgress, playing: string | null) {
  if (identifier === playing) return 'here';
  return lesson_status === 'completed' || lesson_status === 'passed' ? 'done' : 'open';
}
