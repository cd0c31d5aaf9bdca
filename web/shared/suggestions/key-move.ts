type Key = Pick<KeyboardEvent, 'key' | 'isComposing' | 'altKey' | 'ctrlKey' | 'metaKey'>;
type At = { count: number; active: number };
export type Move = { kind: 'go'; to: number } | { kind: 'choose'; at: number } | { kind: 'close' };

/** What a key does while suggestions are shown; nothing, where the field itself deals with it. Above the first is the field. */
export function keyMove({ key, isComposing, altKey, ctrlKey, metaKey }: Key, { count, active }: At): Move | null {
  if (count === 0 || isComposing || altKey || ctrlKey || metaKey) return null;
  switch (key) {
    case 'ArrowDown':
      return { kind: 'go', to: active + 1 < count ? active + 1 : -1 };
    case 'ArrowUp':
      return { kind: 'go', to: active >= 0 ? active - 1 : count - 1 };
    case 'Enter':
      return active >= 0 ? { kind: 'choose', at: active } : null;
    case 'Escape':
      return { kind: 'close' };
    default:
      return null;
  }
}
