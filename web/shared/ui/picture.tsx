import type { ShownPicture } from '#contract/platform/files/calls.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { Cover } from './cover.tsx';
import { HydratedLater } from '../hydration.tsx';
import type { PictureProps } from './picture-frame.tsx';

// Loaded directly on the server, so that the HTML contains the picture; hydrated later in the browser, since it has no
// behaviour.
const Frame = import.meta.env.SSR
  ? (await import('./picture-frame.tsx')).PictureFrame
  : lazy(async () => ({ default: (await import('./picture-frame.tsx')).PictureFrame }));

export type Covered = { cover_url: string; picture: ShownPicture | null };

export function drawnCovers(all: readonly Covered[]): string[] {
  return all.flatMap(({ picture, cover_url: cover }) => (picture ? [] : cover));
}

export function PictureOrCover({
  of: { picture, cover_url: cover },
  ...props
}: Omit<PictureProps, 'of'> & { of: Covered }) {
  return picture ? <Picture of={picture} {...props} /> : <Cover src={cover} eager={!!props.eager} />;
}

export function Picture(props: PictureProps) {
  return (
    <HydratedLater>
      <Frame {...props} />
    </HydratedLater>
  );
}
