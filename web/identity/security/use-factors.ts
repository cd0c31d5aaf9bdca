import { useQuery, useQueryClient } from '@tanstack/react-query';
import { renewClaims } from '#web/shared/session/session.ts';
import { factorsQuery } from '#web/shared/fresh-sign-in/factors-query.ts';

/** One's factors, and what is to be done when they have changed. */
export function useFactors() {
  const queryClient = useQueryClient();
  const query = useQuery(factorsQuery());
  const factors = query.data?.data[0];

  async function look(): Promise<void> {
    const { data: found } = await queryClient.fetchQuery(factorsQuery());
    // With the first factor, or without the last, one may do other things than before.
    if (found[0].is_lacking !== factors?.is_lacking) await renewClaims();
  }

  return { factors, query, look };
}
