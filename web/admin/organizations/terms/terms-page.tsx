import { useTexts } from '#web/shared/texts/texts.ts';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { DeskLink } from '../../desk-link.tsx';
import desk from '../../desk.module.css';
import { RecordPage } from '../../frame/record-page.tsx';
import { organizations, terms, type TermsRow } from '../noun.ts';
import { OrganizationState } from '../organization-state.tsx';
import { useTermsSections } from './use-terms-sections.ts';

/** Credit, terms and contract of an organization, as staff set them. */
export function TermsPage({ id }: { id: number }) {
  const t = useTexts('desk_organizations');
  const words = { title: t('title'), create: t('save_terms'), save: t('save_terms'), created: t('save_terms') };

  return (
    <RecordPage
      id={id}
      noun={terms}
      sections={useTermsSections()}
      verbs={[]}
      words={words}
      badges={stateOf}
      lead={leadOf}
      instead={insteadOf}
    />
  );
}

const stateOf = ({ status }: TermsRow) => <OrganizationState status={status} />;
const leadOf = ({ id }: TermsRow) => <Lead id={id} />;
const insteadOf = ({ id, status }: TermsRow) => (status === 'closed' ? <Closed id={id} /> : null);

function Lead({ id }: { id: number }) {
  const t = useTexts('desk_organizations');

  return (
    <p className={desk.lead}>
      {t('terms_lead')} <DeskLink to={`${organizations.name}/${id}`}>{t('back')}</DeskLink>
    </p>
  );
}

/** Its terms stay as they are for good. */
function Closed({ id }: { id: number }) {
  const t = useTexts('desk_organizations');

  return (
    <EmptyState
      level={1}
      title={t('part_terms')}
      actions={
        <DeskLink to={`${organizations.name}/${id}`} className={buttonClass()}>
          {t('back')}
        </DeskLink>
      }
    >
      <p>{t('is_closed')}</p>
    </EmptyState>
  );
}
