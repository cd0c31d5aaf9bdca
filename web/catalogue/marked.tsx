import type { MarkedText } from '#contract/catalogue/calls.ts';
import styles from './marked.module.css';

/** A text with what was sought in it marked. It is only ever text, whatever it holds. */
export function Marked({ text }: { text: MarkedText }) {
  // The pieces of one text never change places.
  return text.map((piece, place) =>
    piece.hit ? (
      <mark key={place} className={styles.root}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
