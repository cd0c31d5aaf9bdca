import { lazy, Suspense } from 'react';
import { Cover } from './cover.tsx';
import type { Covered } from './picture.tsx';

const Frame = lazy(async () => ({ default: (await import('./picture-frame.tsx')).PictureFrame }));

type OwnCoverProps = {
  of: Covered;
  sizes: string;
};

export function OwnCover({ of: { picture, cover_url: cover }, sizes }: OwnCoverProps) {
  if (!picture) return <Cover src={cover} />;
  return (
    <Suspense fallback={<span data-picture />}>
      <Frame of={picture} sizes={sizes} />
    </Suspense>
  );
}
