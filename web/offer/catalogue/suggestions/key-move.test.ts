import { describe, expect, test } from 'vitest';
import { keyMove } from './key-move.ts';

const plain = { isComposing: false, altKey: false, ctrlKey: false, metaKey: false };
const press = (key: string, active: number, { count = 3 } = {}) => keyMove({ key, ...plain }, { count, active });

describe('a key while suggestions are shown', () => {
  test('moves down and up through them and the field', () => {
    expect(press('ArrowDown', -1)).toEqual({ kind: 'go', to: 0 });
    expect(press('ArrowDown', 2)).toEqual({ kind: 'go', to: -1 });
    expect(press('ArrowUp', 0)).toEqual({ kind: 'go', to: -1 });
    expect(press('ArrowUp', -1)).toEqual({ kind: 'go', to: 2 });
  });

  test('chooses the active suggestion, or submits the text without one', () => {
    expect(press('Enter', 1)).toEqual({ kind: 'choose', at: 1 });
    expect(press('Enter', -1)).toBeNull();
  });

  test('closes them', () => {
    expect(press('Escape', -1)).toEqual({ kind: 'close' });
  });

  test('is left to the field when nothing is shown or during composition', () => {
    expect(press('ArrowDown', -1, { count: 0 })).toBeNull();
    expect(keyMove({ key: 'ArrowDown', ...plain, isComposing: true }, { count: 3, active: -1 })).toBeNull();
    expect(keyMove({ key: 'ArrowUp', ...plain, altKey: true }, { count: 3, active: 1 })).toBeNull();
    expect(press('a', 1)).toBeNull();
  });
});
