import { Link } from '@tanstack/react-router';
import type { TrainerClass } from '#contract/areas/teaching/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { todoAddresses, todosOf } from './model/todo-links.ts';
import styles from './teaching.module.css';

/** What waits in a class, each with the way to where it is done. */
export function Todos({ run: { id, state, todo, code } }: { run: TrainerClass }) {
  const t = useTexts('teaching');
  const waiting = todosOf(todo);

  if (waiting.length === 0) return state === 'running' ? <p className={styles.nothing}>{t('todo_nothing')}</p> : null;
  return (
    <ul className={styles.todos} aria-label={t('todo', { code })}>
      {waiting.map(({ kind, count }) => (
        <li key={kind}>
          <Link to={todoAddresses[kind]} params={{ id: String(id) }}>
            {t(`todo_${kind}`, { count })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
