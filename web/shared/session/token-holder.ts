import { storageKeys } from './session-store.ts';

const storageKey = 'holder';
const endOf = (refreshToken: string) => refreshToken.slice(-8);

export function storeHolder({ user, refreshToken }: { user: { id: number }; refreshToken: string }): void {
  localStorage.setItem(storageKey, `${user.id} ${endOf(refreshToken)}`);
}

/** The user of the stored tokens, also without a network; null where they were stored in another way. */
export function tokenHolder(): number | null {
  const [id, end] = localStorage.getItem(storageKey)?.split(' ') ?? [];
  const refreshToken = localStorage.getItem(storageKeys.refreshToken);
  return id && refreshToken && endOf(refreshToken) === end ? Number(id) : null;
}

export function dropHolder(): void {
  localStorage.removeItem(storageKey);
}
