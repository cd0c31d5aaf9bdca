import type { CertificateDue, CertificateDueFilter } from '#contract/learning/certificates/staff.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { NoBreak } from '#web/shared/ui/layout.tsx';
import type { Column } from '#web/shared/ui/table.tsx';
import { sourceInput, type DeskFilter, type DeskSearch } from '../frame/list/desk-search.ts';
import { ListTools } from '../frame/list/list-tools.tsx';
import { NothingListed } from '../frame/list/nothing-listed.tsx';
import { PlainList } from '../frame/list/plain-list.tsx';
import { NounLink } from '../frame/noun-link.tsx';
import { CertificateTabs } from './certificate-tabs.tsx';
import { certificates } from './noun.ts';
import { ReasonAct } from './reason-act.tsx';

const path = 'certificates/due';

/** Who has earned a certificate and has none that stands; each is issued by hand. */
export function DueList({ search }: { search: DeskSearch }) {
  const t = useTexts('desk_certificates');
  const filters: DeskFilter<CertificateDueFilter>[] = [
    {
      name: 'state',
      label: t('earlier'),
      none: t('any_earlier'),
      choices: [
        { key: 'never', name: t('never_issued') },
        { key: 'revoked', name: t('was_revoked') },
      ],
      toFilter: (value) => ({ was_certified: value === 'revoked' }),
    },
  ];
  const { filter } = sourceInput(search, { filters, sorts: [] });

  return (
    <PlainList<CertificateDue>
      path={path}
      title={t('due_title')}
      lead={t('due_lead')}
      search={search}
      query={(page) => queries().certificates.retrieveCertificatesDue.queryOptions({ input: { filter, page } })}
      columns={useColumns()}
      none={<NothingListed path={path} search={search} title={t('none_due')} text={t('none_due_text')} />}
      count={(count) => t('due_count', { count })}
      tabs={<CertificateTabs open={path} />}
      tools={<ListTools path={path} filters={filters} words={{ search: t('search_due') }} search={search} />}
    />
  );
}

function useColumns(): readonly Column<CertificateDue>[] {
  const t = useTexts('desk_certificates');
  const words = useTexts('certificates');
  const desk = useTexts('desk');
  const dates = useDates();

  return [
    {
      head: t('holder'),
      headsRow: true,
      cell: ({ holder, user_id: id }) =>
        id === null ? holder.name : <NounLink record={{ noun: 'users', id }}>{holder.name}</NounLink>,
    },
    {
      head: t('course'),
      cell: ({ course: { id, title } }) => <NounLink record={{ noun: 'courses', id }}>{title}</NounLink>,
    },
    {
      head: t('class'),
      cell: ({ class: { id, code } }) => (
        <NounLink record={{ noun: 'classes', id }}>
          <NoBreak>{code}</NoBreak>
        </NounLink>
      ),
    },
    { head: t('type'), cell: ({ type }) => words(`type_${type}`) },
    { head: t('concluded'), cell: ({ concluded_at: at }) => <NoBreak>{dates.dayOfYear(at)}</NoBreak> },
    {
      head: t('earlier'),
      cell: ({ earlier }) =>
        earlier === null ? (
          '–'
        ) : (
          <NounLink record={{ noun: certificates.name, id: earlier.id }}>
            <NoBreak>{earlier.number}</NoBreak>
          </NounLink>
        ),
    },
    { head: desk('actions'), cell: (due) => <IssueByHand due={due} /> },
  ];
}

function IssueByHand({ due: { id, holder, course, earlier, missing } }: { due: CertificateDue }) {
  const t = useTexts('desk_certificates');
  const facts = { name: holder.name, course: course.title };

  return (
    <ReasonAct
      label={t('issue')}
      fullLabel={t('issue_for', facts)}
      title={t('issue_for', facts)}
      done={t('issued_for', facts)}
      reasonHelp={t('issue_reason_help')}
      send={(reason) => api().certificates.issueCertificateByHand({ data: [{ enrollment_id: id, reason }] })}
    >
      <p>{t('issue_follows', facts)}</p>
      {missing.length > 0 && (
        <Alert tone="warning">
          {t('missing', { what: missing.map((particular) => t(`particular_${particular}`)).join(', ') })}
        </Alert>
      )}
      {earlier && <p>{t('issue_after', { number: earlier.number })}</p>}
    </ReasonAct>
  );
}
