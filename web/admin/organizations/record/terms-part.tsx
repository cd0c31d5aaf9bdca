import type { Organization } from '#contract/people/organizations/calls.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { hasClaims, useSession } from '#web/shared/session/session-store.ts';
import { useDates, useMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { DefinitionList, type Definition } from '#web/shared/ui/definition-list.tsx';
import { DeskLink } from '../../desk-link.tsx';
import { Part } from '../../frame/record/part.tsx';
import { organizations } from '../noun.ts';

/** What the operator agreed with it. */
export function TermsPart({ organization }: { organization: Organization }) {
  const t = useTexts('desk_organizations');
  const { id, status } = organization;
  const mayEdit = hasClaims(useSession(), 'organizations.edit') && status !== 'closed';

  return (
    <Part
      id="terms"
      title={t('part_terms')}
      acts={mayEdit && <DeskLink to={`${organizations.name}/${id}/terms`}>{t('change_terms')}</DeskLink>}
    >
      <DefinitionList items={useTerms(organization)} />
    </Part>
  );
}

function useTerms(organization: Organization): Definition[] {
  const t = useTexts('desk_organizations');
  const money = useMoney();
  const dates = useDates();
  const { credit_limit_minor, credit_currency_id: currency_id, payment_terms_days: days, contract } = organization;
  const inMoney = (amount_minor: number) => money({ amount_minor, currency_id }).text;
  const dayOf = (day: string) => dates.dayOfYear(`${day}T12:00:00Z`, operatorZone);

  return [
    { term: t('limit'), value: credit_limit_minor > 0 ? inMoney(credit_limit_minor) : t('no_credit') },
    { term: t('payment_terms'), value: t('days', { days }) },
    {
      term: t('contract'),
      value: contract
        ? t('contract_of', {
            number: contract.number,
            from: dayOf(contract.from),
            to: dayOf(contract.to),
            ceiling: inMoney(contract.ceiling_minor),
          })
        : t('no_contract'),
    },
  ];
}
