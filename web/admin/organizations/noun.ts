import type { Api } from '#contract/index.ts';
import type { OrganizationAccount, OrganizationAccountFilter } from '#contract/sales/accounts/calls.ts';
import { api, queries } from '#web/shared/api/api.ts';
import type { Listed, Noun, RowOf } from '../frame/noun.ts';

export type OrganizationSort = 'name' | 'tax_id' | 'email' | 'status' | 'credit_limit_minor' | 'balance_minor';

export const organizations: Listed<OrganizationAccount, OrganizationAccountFilter, OrganizationSort> = {
  name: 'organizations',
  source: ({ filter: { deleted: _deleted, ...filter }, ...input }) => ({
    ...queries().accounts.retrieveOrganizationAccounts.queryOptions({ input: { filter, ...input } }),
    // What is owed follows from orders and payments too.
    staleTime: 0,
  }),
  nameOf: ({ name }) => name,
};

type Source = RowOf<Api['organizations']['retrieveOrganizationTermsSources']>;
type Contract = NonNullable<Source['contract']>;

/** The contract as its fields, by their paths in the command, so that a refusal stands at its field. */
export type TermsRow = Omit<Source, 'contract'> & {
  'contract.number': string | null;
  'contract.from': string | null;
  'contract.to': string | null;
  'contract.ceiling_minor': number | null;
};

type FlatContract = Pick<TermsRow, `contract.${keyof Contract}`>;
type FlatChange = Omit<Change, 'contract'> & Partial<FlatContract>;
type Change = Parameters<Api['organizations']['setOrganizationTerms']>[0]['data'][0];

/** Credit, terms and contract of organizations, which begin elsewhere. */
export const terms: Noun<TermsRow> = {
  name: organizations.name,
  claim: 'organizations.edit',
  source: (input) => {
    const query = queries().organizations.retrieveOrganizationTermsSources.queryOptions({
      input: { filter: input.filter, page: input.page },
    });
    return {
      ...query,
      queryKey: [...query.queryKey, 'fields'],
      queryFn: async (context: Parameters<typeof query.queryFn>[0]) => {
        const { results, total } = await query.queryFn(context);
        return { results: results.map(rowOf), total };
      },
    };
  },
  update: ({ data: [change] }: { data: [FlatChange] }, whole: FlatContract) =>
    api().organizations.setOrganizationTerms({ data: [changeOf(change, whole)] }),
  nameOf: ({ name }) => name,
  blank: {
    name: '',
    country: '',
    tax_id: '',
    status: 'active',
    erp_group: null,
    credit_limit_minor: 0,
    credit_currency_id: 1,
    payment_terms_days: 0,
    'contract.number': null,
    'contract.from': null,
    'contract.to': null,
    'contract.ceiling_minor': null,
  },
};

function rowOf({ contract, ...row }: Source): TermsRow {
  return {
    ...row,
    'contract.number': contract?.number ?? null,
    'contract.from': contract?.from ?? null,
    'contract.to': contract?.to ?? null,
    'contract.ceiling_minor': contract?.ceiling_minor ?? null,
  };
}

const contractFields = ['number', 'from', 'to', 'ceiling_minor'] as const;

/** A contract is sent whole, without the fields that are empty, and as null once all of them are. */
function changeOf(change: FlatChange, whole: FlatContract): Change {
  const entries = Object.entries(change).filter(([name]) => !name.startsWith('contract.'));
  const others: Omit<Change, 'contract'> = { ...Object.fromEntries(entries), id: change.id };
  if (!contractFields.some((name) => `contract.${name}` in change)) return others;
  const fields = contractFields.map((name) => [name, whole[`contract.${name}`]]).filter(([, value]) => value !== null);
  const contract: Contract = Object.fromEntries(fields);
  return { ...others, contract: fields.length === 0 ? null : contract };
}
