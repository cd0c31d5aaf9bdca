import styles from './cover.module.css';

/** A drawn cover; it says nothing that the title does not. */
export function Cover({ src, eager = false }: { src: string; eager?: boolean | undefined }) {
  return (
    <img
      className={styles.root}
      src={src}
      alt=""
      width={320}
      height={200}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
