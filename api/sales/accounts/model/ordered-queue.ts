export type OrderedQueue<T> = {
  push: (item: T) => void;
  first: () => T | undefined;
  removeFirst: () => void;
  items: () => T[];
};

/** The first item by `compare` is at hand; adding and removing one takes as many steps as the queue has digits in binary. */
export function orderedQueue<T>(compare: (one: T, other: T) => number): OrderedQueue<T> {
  const heap: T[] = [];

  function isBefore(one: number, other: number): boolean {
    const [first, second] = [heap[one], heap[other]];
    return first !== undefined && second !== undefined && compare(first, second) < 0;
  }

  function swap(one: number, other: number): void {
    const [first, second] = [heap[one], heap[other]];
    if (first === undefined || second === undefined) return;
    heap[one] = second;
    heap[other] = first;
  }

  function push(item: T): void {
    heap.push(item);
    for (let at = heap.length - 1; at > 0;) {
      const above = Math.floor((at - 1) / 2);
      if (!isBefore(at, above)) return;
      swap(at, above);
      at = above;
    }
  }

  function removeFirst(): void {
    swap(0, heap.length - 1);
    heap.pop();
    for (let at = 0; ;) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const below = isBefore(right, left) ? right : left;
      if (!isBefore(below, at)) return;
      swap(at, below);
      at = below;
    }
  }

  return { push, first: () => heap[0], removeFirst, items: () => heap };
}
