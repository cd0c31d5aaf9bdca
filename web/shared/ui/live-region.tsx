import { Hidden } from './hidden.tsx';

/** Says aloud what changed elsewhere on the page; always mounted, often empty. */
export function LiveRegion({ children }: { children: string }) {
  return (
    <div role="status" aria-atomic="true">
      <Hidden>{children}</Hidden>
    </div>
  );
}
