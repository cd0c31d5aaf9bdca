import { Suspense, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';

const longestMs = 5_000;

/** Parts of the page that the server drew and React has not hydrated yet. */
const pending = new Set<object>();
const waiting = new Set<() => void>();
const page = {};

type HydratedLaterProps = { fallback?: ReactNode; children: ReactNode };

/** A boundary that React hydrates by itself, after what is around it; `pageHydrated` waits for it. */
export function HydratedLater({ fallback, children }: HydratedLaterProps) {
  const part = useRef({ isHydrated: false });
  useLayoutEffect(() => {
    const { current } = part;
    if (!current.isHydrated) pending.add(current);
    return () => done(current);
  }, []);

  return (
    <Suspense fallback={fallback}>
      <WhenHydrated
        run={() => {
          part.current.isHydrated = true;
          done(part.current);
        }}
      />
      {children}
    </Suspense>
  );
}

/** For each component that can be a whole page: the router hydrates it by itself as well. */
export function usePageHydrated(): void {
  useEffect(() => done(page), []);
}

/** To be called before React hydrates anything. */
export function expectPage(): void {
  pending.add(page);
}

/** Effects run once the boundary around them is hydrated, and no earlier. */
function WhenHydrated({ run }: { run: () => void }) {
  useEffect(run);
  return null;
}

function done(part: object): void {
  pending.delete(part);
  if (pending.size > 0) return;
  for (const resolve of waiting) resolve();
  waiting.clear();
}

/**
 * When React has hydrated every part of the page: a change of language or currency in between would be found to differ
 * from what the server wrote. What never arrives is not waited for longer than five seconds.
 */
export function pageHydrated(): Promise<void> {
  if (pending.size === 0) return Promise.resolve();
  return new Promise((resolve) => {
    waiting.add(resolve);
    setTimeout(resolve, longestMs);
  });
}

/** When the browser has nothing else to do: what React has hydrated it may be about to draw once more. */
export async function browserIdle(): Promise<void> {
  // Safari does not offer it.
  if (!('requestIdleCallback' in globalThis)) return;
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: longestMs }));
}
