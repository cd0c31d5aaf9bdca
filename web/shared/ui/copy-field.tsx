import { Check, Copy } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Hidden } from './hidden.tsx';
import { Icon } from './icon.tsx';
import styles from './copy-field.module.css';

export function CopyFields({ children }: { children: ReactNode }) {
  return <dl className={styles.root}>{children}</dl>;
}

type CopyFieldProps = {
  term: string;
  /** In groups: «927 415 608». */
  shown: ReactNode;
  /** For the clipboard: «927415608». */
  text: string;
  copyLabel: string;
  copiedLabel: string;
};

export function CopyField({ term, shown, text, copyLabel, copiedLabel }: CopyFieldProps) {
  const value = useRef<HTMLSpanElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      // Without permission to copy, the text is at least selected.
      if (value.current) getSelection()?.selectAllChildren(value.current);
    }
  };
  return (
    <div className={styles.line}>
      <dt>{term}</dt>
      <dd>
        <span ref={value}>{shown}</span>
        <Button variant="secondary" small onPress={() => void copy()}>
          <Icon of={isCopied ? Check : Copy} />
          {isCopied ? copiedLabel : copyLabel}
          <Hidden> {term}</Hidden>
        </Button>
        <span className={styles.said} role="status">
          {isCopied && <Hidden>{copiedLabel}</Hidden>}
        </span>
      </dd>
    </div>
  );
}
