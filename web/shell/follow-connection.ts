import type { AnyRouter } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { isConnectionLost, onConnectionChange, setConnectionLost } from '#web/shared/api/connection.ts';
import { isReachable } from '#web/shared/api/reachable.ts';

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
