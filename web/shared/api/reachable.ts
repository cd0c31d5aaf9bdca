import { apiAddress } from './api.ts';

/** Any answer counts; `navigator.onLine` is not reliable. */
export async function isReachable(): Promise<boolean> {
  const { origin } = new URL(apiAddress());
  const answer = fetch(`${origin}/healthz`, { mode: 'no-cors', cache: 'no-store' });
  return answer.then(
    () => true,
    () => false,
  );
}
