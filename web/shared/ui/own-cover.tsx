import { lazy, Suspense } from 'react';
import { Cover } from './cover.tsx';
import type { Covered } from './picture.tsx';

const Frame = lazy(async () => ({ default: (await import('./picture-frame.tsx')).PictureFrame }));

type OwnCoverProps = {
  of: Covered;
  /** How wide it is shown, as `sizes` of an image says it. */
  sizes: string;
};

/** A course in a list of somebody's own, which no server draws: its picture, or else its drawn cover. */
export function OwnCover({ of: { picture, cover_url: cover }, sizes }: OwnCoverProps) {
  if (!picture) return <Cover src={cover} />;
  return (
    <Suspense fallback={<span data-picture />}>
      <Frame of={picture} sizes={sizes} />
    </Suspense>
  );
}
