import type { AnyRouter } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { apiAddress } from '#web/shared/api/api.ts';
import { isConnectionLost, onConnectionChange, setConnectionLost } from '#web/shared/api/connection.ts';

const probeEveryMs = 3_000;

export function followConnection(router: AnyRouter, loadMissing: () => Promise<void>): void {
  let probing: number | undefined;
  window.addEventListener('offline', () => setConnectionLost(true));
  window.addEventListener('online', () => void probe());
  onConnectionChange(() => {
    clearInterval(probing);
    if (isConnectionLost()) probing = window.setInterval(() => void probe(), probeEveryMs);
    else recover(router, loadMissing).catch((error: unknown) => console.warn(error));
  });
}

/** Any answer counts; `navigator.onLine` is not reliable. */
export async function isReachable(): Promise<boolean> {
  const { origin } = new URL(apiAddress());
  const answer = fetch(`${origin}/healthz`, { mode: 'no-cors', cache: 'no-store' });
  return answer.then(
    () => true,
    () => false,
  );
}

async function probe(): Promise<void> {
  if (isConnectionLost() && (await isReachable())) setConnectionLost(false);
}

async function recover(router: AnyRouter, loadMissing: () => Promise<void>): Promise<void> {
  const { queryClient }: { queryClient: QueryClient } = router.options.context;
  await loadMissing();
  await queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  const isBroken = router.state.matches.some(({ status }) => status === 'error');
  if (isBroken) await router.invalidate();
}
