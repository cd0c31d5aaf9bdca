import { erpGroups, organizationStatuses } from '#contract/people/organizations/values.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { operatorCurrencies } from '#web/shared/visitor/visitor.ts';
import type { FieldOf, Section } from '../../frame/form/fields.ts';
import type { TermsRow } from '../noun.ts';

type Fields = readonly FieldOf<TermsRow>[];

const currencyField = 'credit_currency_id';

export function useTermsSections(): readonly Section<TermsRow>[] {
  const t = useTexts('desk_organizations');

  return [
    { id: 'credit', title: t('section_credit'), fields: useCreditFields() },
    { id: 'contract', title: t('contract'), fields: useContractFields() },
    { id: 'standing', title: t('section_standing'), fields: useStandingFields() },
  ];
}

function useCreditFields(): Fields {
  const t = useTexts('desk_organizations');
  const currencies = operatorCurrencies().map(({ id, key }) => ({ key: String(id), name: key.toUpperCase() }));

  return [
    { kind: 'amount', name: 'credit_limit_minor', label: t('limit'), help: t('limit_help'), currencyField },
    { kind: 'reference', name: currencyField, label: t('currency'), choices: currencies, none: t('choose') },
    { kind: 'number', name: 'payment_terms_days', label: t('payment_terms'), help: t('payment_terms_help') },
  ];
}

function useContractFields(): Fields {
  const t = useTexts('desk_organizations');

  return [
    {
      kind: 'text',
      name: 'contract.number',
      label: t('contract_number'),
      help: t('contract_help'),
      longest: 40,
      isNullable: true,
    },
    { kind: 'day', name: 'contract.from', label: t('contract_from') },
    { kind: 'day', name: 'contract.to', label: t('contract_to') },
    {
      kind: 'amount',
      name: 'contract.ceiling_minor',
      label: t('contract_ceiling'),
      help: t('contract_ceiling_help'),
      currencyField,
    },
  ];
}

/** An organization is closed by its own command, not here. */
function useStandingFields(): Fields {
  const t = useTexts('desk_organizations');
  const statuses = organizationStatuses.filter((status) => status !== 'closed');

  return [
    {
      kind: 'choice',
      name: 'status',
      label: t('state'),
      help: t('state_help'),
      choices: statuses.map((key) => ({ key, name: t(`state_${key}`) })),
    },
    {
      kind: 'choice',
      name: 'erp_group',
      label: t('erp_group'),
      help: t('erp_group_help'),
      choices: erpGroups.map((key) => ({ key, name: key })),
      none: t('erp_group_none'),
    },
  ];
}
