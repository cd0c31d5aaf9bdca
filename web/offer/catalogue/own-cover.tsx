import { Suspense } from 'react';
import { lazy } from '#web/shared/page/lazy.ts';
import { Cover } from '#web/shared/ui/cover.tsx';
import type { Covered } from '#web/shared/ui/picture.tsx';

const Frame = lazy(async () => ({ default: (await import('#web/shared/ui/picture-frame.tsx')).PictureFrame }));

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
