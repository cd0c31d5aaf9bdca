import { useQuery, useQueryClient } from '@tanstack/react-query';
import { renewClaims } from '#web/shared/session/session.ts';
import { factorsQuery } from '#web/shared/fresh-sign-in/factors-query.ts';

export function useFactors() {
  const queryClient = useQueryClient();
  const query = useQuery(factorsQuery());
  const factors = query.data?.data[0];

  async function refresh(): Promise<void> {
    const { data: found } = await queryClient.fetchQuery(factorsQuery());
    // The first factor added, or the last removed, changes the user's claims.
    if (found[0].is_lacking !== factors?.is_lacking) await renewClaims();
  }

  return { factors, query, refresh };
}
