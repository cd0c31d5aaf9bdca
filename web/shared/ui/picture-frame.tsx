import type { ShownPicture } from '#contract/platform/files/calls.ts';
import { PicturePlace } from './picture-place.tsx';
import styles from './cover.module.css';

const inCard = '(max-width: 600px) 92vw, (max-width: 1000px) 46vw, 20rem';

const inHead = '(max-width: 1000px) 94vw, 24rem';

export type PictureProps = {
  of: ShownPicture;
  /** As `sizes` of an image; by default as in a card, or in the page head if it is `first`. */
  sizes?: string;
  /** Above the fold: not loaded lazily. `first` loads with high priority. */
  eager?: boolean | 'first' | undefined;
};

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
