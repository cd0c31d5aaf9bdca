import type { CourseDetail } from '#contract/offer/catalogue/calls.ts';
import { HydratedLater } from '#web/shared/hydration.tsx';
import { lazy } from '#web/shared/page/lazy.ts';
import { Cover } from '#web/shared/ui/cover.tsx';

const load = () => import('#web/shared/ui/picture-frame.tsx');

// The same as `PictureOrCover` of web/shared/ui/picture.tsx, whose chunk only lists need.
const Frame = import.meta.env.SSR
  ? (await load()).PictureFrame
  : lazy(async () => ({ default: (await load()).PictureFrame }));

export function CourseCover({ course: { picture, cover_url: cover } }: { course: CourseDetail }) {
  if (!picture) return <Cover src={cover} eager />;
  return (
    <HydratedLater>
      <Frame of={picture} eager="first" />
    </HydratedLater>
  );
}
