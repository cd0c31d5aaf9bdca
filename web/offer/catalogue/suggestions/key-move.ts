type Key = Pick<KeyboardEvent, 'key' | 'isComposing' | 'altKey' | 'ctrlKey' | 'metaKey'>;
type At = { count: number; active: number };
type Move = { kind: 'go'; to: number } | { kind: 'choose'; at: number } | { kind: 'close' };

type Action = (at: At) => Move | null;

/** -1 is the field itself. */
const actions: Record<string, Action> = {
  ArrowDown: ({ count, active }) => ({ kind: 'go', to: active + 1 < count ? active + 1 : -1 }),
  ArrowUp: ({ count, active }) => ({ kind: 'go', to: active >= 0 ? active - 1 : count - 1 }),
  Enter: ({ active }) => (active >= 0 ? { kind: 'choose', at: active } : null),
  Escape: () => ({ kind: 'close' }),
};

export function keyMove({ key, isComposing, altKey, ctrlKey, metaKey }: Key, at: At): Move | null {
  if (at.count === 0 || isComposing || altKey || ctrlKey || metaKey) return null;
  return actions[key]?.(at) ?? null;
}
