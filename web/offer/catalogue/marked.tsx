import type { MarkedText } from '#contract/offer/catalogue/calls.ts';
import styles from './marked.module.css';

export function Marked({ text }: { text: MarkedText }) {
  // The pieces of a text never change order.
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
