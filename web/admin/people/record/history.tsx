import { useQuery } from '@tanstack/react-query';
import type { AccountMove } from '#contract/people/identity/staff/about-user.ts';
import type { UserRecord } from '#contract/people/identity/staff/users.ts';
import { queries } from '#web/shared/api/api.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useMoments } from '#web/shared/texts/use-moments.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Part } from '../../frame/record/part.tsx';
import styles from '../../frame/record/record-parts.module.css';

/** What was done with the account, newest first. */
export function History({ user: { id } }: { user: UserRecord }) {
  const t = useTexts('desk_people');
  const input = { filter: { user_id: id }, page: { number: 1, size: 30 } };
  const query = useQuery({ ...queries().identity.retrieveAccountMoves.queryOptions({ input }), staleTime: 0 });

  return (
    <Part id="history" title={t('history')}>
      <Loaded query={query} loading={t('loading_part', { title: t('history') })} failed={t('history_not_loaded')}>
        {({ results }) =>
          results.length === 0 ? (
            <p>{t('no_history')}</p>
          ) : (
            <ol className={styles.history}>
              {results.map((move) => (
                <Move key={move.id} move={move} />
              ))}
            </ol>
          )
        }
      </Loaded>
    </Part>
  );
}

function Move({ move: { move, role, reason, by, moved_at: at } }: { move: AccountMove }) {
  const t = useTexts('desk_people');
  const desk = useTexts('desk');
  const { short } = useMoments();

  return (
    <li>
      <b>{t(`move_${move}`, { role: role ? desk('user_role', { role }) : '' })}</b>
      <small>{`${short(at)} · ${by?.name ?? desk('the_system')}`}</small>
      {reason && <q>{reason}</q>}
    </li>
  );
}
