import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { UserMerge } from '#contract/areas/privacy/merging.ts';
import type { UserRecord } from '#contract/people/identity/staff/users.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Prose } from '#web/shared/ui/layout.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { DeskLink } from '../../desk-link.tsx';
import { people } from '../noun.ts';
import { ReasonDialog } from '../reason-dialog.tsx';

type Props = { user: UserRecord; otherId: number };

export function MergeReport({ user, otherId }: Props) {
  const t = useTexts('desk_people');
  const input = { filter: { id: user.id, user_id: otherId }, page: { number: 1, size: 1 } };
  const query = useQuery({ ...queries().privacy.retrieveUserMerge.queryOptions({ input }), staleTime: 0 });

  return (
    <section aria-label={t('merge_report')}>
      <Loaded query={query} loading={t('merge_loading')} failed={t('merge_not_loaded')} text={t('merge_try_again')}>
        {({ results: [report] }) => report && <Report report={report} />}
      </Loaded>
    </section>
  );
}

function Report({ report }: { report: UserMerge }) {
  const t = useTexts('desk_people');
  const { staying, removed, moves, obstacles } = report;

  return (
    <Prose>
      <h2>{t('merge_report_title', { removed: removed.username, staying: staying.username })}</h2>
      <p>
        <DeskLink to={`${people.name}/${removed.id}`}>{t('merge_see_other', { name: removed.name })}</DeskLink>
        {' · '}
        <DeskLink to={`${people.name}/${removed.id}/merge`} search={{ user: staying.id }}>
          {t('merge_other_way')}
        </DeskLink>
      </p>
      {obstacles.length > 0 && (
        <Alert tone="warning" title={t('merge_obstacles')}>
          <ul>
            {obstacles.map(({ obstacle }) => (
              <li key={obstacle}>{t(`merge_obstacle_${obstacle}`)}</li>
            ))}
          </ul>
        </Alert>
      )}
      <h3>{t('merge_moves')}</h3>
      {moves.length === 0 ? (
        <p>{t('merge_moves_nothing')}</p>
      ) : (
        <ul>
          {moves.map(({ kind, count }) => (
            <li key={kind}>{t(`merge_kind_${kind}`, { count })}</li>
          ))}
        </ul>
      )}
      <Data report={report} />
      {obstacles.length === 0 && <Act report={report} />}
    </Prose>
  );
}

function Data({ report: { fills, differs } }: { report: UserMerge }) {
  const t = useTexts('desk_people');
  const { locale } = useVisitor();
  const listed = (fields: UserMerge['differs']) =>
    new Intl.ListFormat(locale).format(fields.map((field) => t(`merge_field_${field}`)));

  return (
    <>
      <h3>{t('merge_data')}</h3>
      <ul>
        {fills.length > 0 && <li>{t('merge_fills', { fields: listed(fills) })}</li>}
        {differs.length > 0 && <li>{t('merge_differs', { fields: listed(differs) })}</li>}
        <li>{t('merge_stays')}</li>
        <li>{t('merge_goes')}</li>
      </ul>
    </>
  );
}

function Act({ report: { staying, removed } }: { report: UserMerge }) {
  const t = useTexts('desk_people');
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);

  async function send(reason: string): Promise<void> {
    await api().privacy.mergeUsers({ data: [{ id: staying.id, user_id: removed.id, reason }] });
    void navigate({ to: '/admin/$', params: { _splat: `${people.name}/${staying.id}` }, replace: true });
  }

  return (
    <div>
      <Button variant="danger" onPress={() => setIsOpen(true)}>
        {t('merge_do')}
      </Button>
      <ReasonDialog
        open={isOpen}
        title={t('merge_title', { removed: removed.username, staying: staying.username })}
        reasonHelp={t('merge_reason_help')}
        actLabel={t('merge_do')}
        isDanger
        done={t('merged', { name: staying.name })}
        send={send}
        onClose={() => setIsOpen(false)}
      >
        <p>{t('merge_for_good')}</p>
      </ReasonDialog>
    </div>
  );
}
