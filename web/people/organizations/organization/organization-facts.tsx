import type { Organization } from '#contract/people/organizations/calls.ts';
import { useDates, useMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { DefinitionList, type Definition } from '#web/shared/ui/definition-list.tsx';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Muted, Stack } from '#web/shared/ui/layout.tsx';
import { Part } from '#web/shared/ui/section.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';

export function OrganizationFacts({ organization }: { organization: Organization }) {
  const t = useTexts('organization');
  const { locale } = useVisitor();
  const { name, tax_id, country, street, city, region, postal_code, email, phone } = organization;
  const address = [street, [postal_code, city].filter(Boolean).join(' '), region].filter(Boolean).join(', ');
  const country_name = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
  const facts: [string, string][] = [
    [t('name'), name],
    [t('tax_id'), tax_id],
    [t('country'), country_name],
    [t('address'), address],
    [t('email'), email],
    [t('phone'), phone],
  ];
  const items = facts.map(([term, value]) => ({ term, value: value || <Muted>{t('not_given')}</Muted> }));

  return <DefinitionList items={items} />;
}

/** Set by the operator's staff. */
export function OrganizationTerms({ organization }: { organization: Organization }) {
  const t = useTexts('organization');

  return (
    <Part title={t('terms')}>
      <Stack>
        {organization.status === 'suspended' && <Alert tone="warning">{t('suspended')}</Alert>}
        <DefinitionList items={useTerms(organization)} />
        <p>
          <Muted>{t('terms_text')}</Muted>
        </p>
      </Stack>
    </Part>
  );
}

function useTerms(organization: Organization): Definition[] {
  const t = useTexts('organization');
  const money = useMoney();
  const { fullDay } = useDates();
  const { credit_limit_minor, credit_currency_id: currency_id, payment_terms_days, contract } = organization;
  const inMoney = (amount_minor: number) => money({ amount_minor, currency_id }).text;

  return [
    { term: t('credit_limit'), value: credit_limit_minor > 0 ? inMoney(credit_limit_minor) : t('no_credit') },
    { term: t('payment_terms'), value: t('days', { count: payment_terms_days }) },
    {
      term: t('contract'),
      value: contract
        ? t('contract_of', {
            number: contract.number,
            from: fullDay(contract.from),
            to: fullDay(contract.to),
            ceiling: inMoney(contract.ceiling_minor),
          })
        : t('no_contract'),
    },
  ];
}
