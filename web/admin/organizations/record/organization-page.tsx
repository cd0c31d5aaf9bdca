import { useQuery } from '@tanstack/react-query';
import type { Organization } from '#contract/people/organizations/calls.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTitle } from '#web/shared/page/use-title.ts';
import { hasClaims, useSession } from '#web/shared/session/session-store.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import desk from '../../desk.module.css';
import styles from '../../frame/record/record-parts.module.css';
import { NotThere } from '../../frame/not-there.tsx';
import { Head } from '../../frame/record-page.tsx';
import { RecordTrailPart } from '../../frame/trail/record-trail-part.tsx';
import { organizations } from '../noun.ts';
import { organizationQuery } from '../organization-queries.ts';
import { OrganizationState } from '../organization-state.tsx';
import { AccountPart } from './account-part.tsx';
import { OrganizationFacts } from './organization-facts.tsx';
import { OrdersPart } from './orders-part.tsx';
import { PeoplePart } from './people-part.tsx';
import { TermsPart } from './terms-part.tsx';

export function OrganizationPage({ id }: { id: number }) {
  const t = useTexts('desk_organizations');
  const texts = useTexts('desk');
  const query = useQuery(organizationQuery(id));

  return (
    <Loaded query={query} rows={6} loading={texts('loading_record')} failed={texts('record_not_loaded')}>
      {({ results: [organization] }) =>
        organization ? <One organization={organization} /> : <NotThere to={organizations.name}>{t('title')}</NotThere>
      }
    </Loaded>
  );
}

const jumps = ['account', 'orders', 'people', 'facts', 'terms'] as const;

/** All about one organization on one page, as far as the claims of the reader open it. */
function One({ organization }: { organization: Organization }) {
  const t = useTexts('desk_organizations');
  const texts = useTexts('desk');
  const dates = useDates();
  const seesOrders = hasClaims(useSession(), 'orders.read');
  const { id, name, status, created_at: since } = organization;
  useTitle(`${name} · ${texts('title')}`);

  return (
    <>
      <Head
        path={organizations.name}
        title={t('title')}
        name={name}
        badges={<OrganizationState status={status} />}
        meta={<p className={desk.meta}>{t('since_day', { day: dates.dayOfYear(since) })}</p>}
      />
      <nav className={styles.jump} aria-label={t('on_this_page')}>
        {jumps
          .filter((part) => part !== 'orders' || seesOrders)
          .map((part) => (
            <a key={part} href={`#${part}`}>
              {t(`part_${part}`)}
            </a>
          ))}
      </nav>
      {status !== 'active' && <Alert tone="warning">{t(`is_${status}`)}</Alert>}
      <div className={styles.sides}>
        <div className={styles.parts}>
          <AccountPart organization={organization} />
          {seesOrders && <OrdersPart organization={organization} />}
          <PeoplePart organization={organization} />
          <RecordTrailPart title={t('by_staff')} records={[{ noun: organizations.name, id }]} />
        </div>
        <aside className={styles.parts} aria-label={t('aside')}>
          <OrganizationFacts organization={organization} />
          <TermsPart organization={organization} />
        </aside>
      </div>
    </>
  );
}
