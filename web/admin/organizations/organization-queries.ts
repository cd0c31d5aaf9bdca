import { useQueryClient } from '@tanstack/react-query';
import { queries } from '#web/shared/api/api.ts';

export function organizationQuery(id: number) {
  return { ...queries().organizations.retrieveOrganizations.queryOptions({ input: { filter: { id } } }), staleTime: 0 };
}

export function currentAccountQuery(organizationId: number, currencyId?: number) {
  const filter = { organization_id: organizationId, ...(currencyId !== undefined && { currency_id: currencyId }) };
  return { ...queries().accounts.retrieveCurrentAccount.queryOptions({ input: { filter } }), staleTime: 0 };
}

/** Drops what the slices have answered about the account and what it pays. */
export function useRefreshAccount() {
  const client = useQueryClient();
  const [locale] = queries().accounts.retrieveCurrentAccount.key();
  return async () => {
    await Promise.all(
      ['accounts', 'orders', 'payments', 'fiscal', 'trail'].map((slice) =>
        client.invalidateQueries({ queryKey: [locale, slice] }),
      ),
    );
  };
}
