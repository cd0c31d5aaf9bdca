import { useQuery, type QueryClient } from '@tanstack/react-query';
import { queries } from '#web/shared/api/api.ts';

/** Long enough for the form that follows the loader. */
const shortly = 10_000;

export function receivedGiftQuery(token: string) {
  const query = queries().gifts.readGift.queryOptions({ input: { data: [{ token }] } });
  return { ...query, staleTime: 0, gcTime: 0, retry: false };
}

function queryBehind(token: string) {
  return { ...receivedGiftQuery(token), staleTime: shortly, gcTime: shortly };
}

function giftInPath(path: string | undefined): string | null {
  return /^\/profile\/gifts\/([\w-]{1,100})\/?(?:[?#]|$)/.exec(path ?? '')?.[1] ?? null;
}

/** Loads the gift that a sign-in or a sign-up leads back to. Never fails. */
export async function loadGiftBehind(queryClient: QueryClient, redirect: string | undefined): Promise<void> {
  const token = giftInPath(redirect);
  if (token !== null) await queryClient.prefetchQuery(queryBehind(token));
}

/** The address that such a gift was given to, which alone may accept it. */
export function useAddressOfGift(redirect: string | undefined): string | undefined {
  const token = giftInPath(redirect);
  const { data } = useQuery({ ...queryBehind(token ?? ''), enabled: token !== null });
  return data?.data[0].email;
}
