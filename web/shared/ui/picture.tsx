import { lazy } from 'react';
import type { ShownPicture } from '#contract/files/calls.ts';
import { Cover } from './cover.tsx';
import { HydratedLater } from '../hydration.tsx';
import type { PictureProps } from './picture-frame.tsx';

// On the server at once, so that the picture comes with the page; in the browser it wakes later, since it does nothing.
const Frame = import.meta.env.SSR
  ? (await import('./picture-frame.tsx')).PictureFrame
  : lazy(async () => ({ default: (await import('./picture-frame.tsx')).PictureFrame }));

/** What has a drawn cover, and may have a picture to be shown in its place. */
export type Covered = { cover_url: string; picture: ShownPicture | null };

/** The drawn covers of those that have no picture. */
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
