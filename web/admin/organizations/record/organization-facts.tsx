import type { Organization } from '#contract/people/organizations/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { DefinitionList } from '#web/shared/ui/definition-list.tsx';
import { Muted } from '#web/shared/ui/layout.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { addressLine } from '#web/people/addresses/index.ts';
import { Part } from '../../frame/record/part.tsx';

/** As its owners wrote it, and as its documents name it. */
export function OrganizationFacts({ organization }: { organization: Organization }) {
  const t = useTexts('desk_organizations');
  const { locale } = useVisitor();
  const { name, tax_id, street, city, region, postal_code, country, email, phone, erp_group } = organization;
  const facts: [string, string][] = [
    [t('name'), name],
    [t('tax_id'), tax_id],
    [t('address'), addressLine({ street, postal_code, city, region, country }, locale)],
    [t('email'), email],
    [t('phone'), phone],
    [t('erp_group'), erp_group ?? ''],
  ];

  return (
    <Part id="facts" title={t('part_facts')}>
      <DefinitionList items={facts.map(([term, value]) => ({ term, value: value || <Muted>–</Muted> }))} />
    </Part>
  );
}
