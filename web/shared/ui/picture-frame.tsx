import type { ShownPicture } from '#contract/files/calls.ts';
import { PicturePlace } from './picture-place.tsx';
import styles from './cover.module.css';

/** As wide as a card is: one beside another where there is room. */
const inCard = '(max-width: 600px) 92vw, (max-width: 1000px) 46vw, 20rem';

/** As wide as the head of a page shows it. */
const inHead = '(max-width: 1000px) 94vw, 24rem';

export type PictureProps = {
  of: ShownPicture;
  /** How wide it is shown, as `sizes` of an image says it; else as in a card, or in the head of a page if it is `first`. */
  sizes?: string;
  /** High enough to be seen at once: it is not put off. `first`: nothing is fetched before it. */
  eager?: boolean | 'first' | undefined;
};

/**
 * A picture in the width that the reader's window needs, over a few pixels of itself until it is here. It fills the frame
 * that its place gives it, and says what its editor wrote: nothing, where the words beside it tell enough.
 */
export function PictureFrame({ of, eager, sizes = eager === 'first' ? inHead : inCard }: PictureProps) {
  const { url, widths, width, height, placeholder, alt } = of;
  const each = (type: string) => widths.map((wide) => `${url}-${wide}.${type} ${wide}w`).join();
  const size = { width, height };
  return (
    <PicturePlace>
      <span className={styles.frame} data-picture>
        {placeholder && <img src={placeholder} alt="" {...size} />}
        <picture>
          <source type="image/avif" srcSet={each('avif')} sizes={sizes} />
          <img
            alt={alt}
            {...size}
            srcSet={each('webp')}
            sizes={sizes}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager === 'first' ? 'high' : 'auto'}
          />
        </picture>
      </span>
    </PicturePlace>
  );
}
