import { classes } from './classes.ts';
import type { PasswordStrength } from './password-strength.ts';
import styles from './strength-meter.module.css';

const tones = [undefined, styles.weak, styles.fair, styles.good, styles.good];

export function StrengthMeter({ strength, label }: { strength: PasswordStrength; label: string }) {
  return (
    <div className={classes(styles.root, tones[strength])}>
      <div className={styles.bars} aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <i key={bar} className={bar <= strength ? styles.on : undefined} />
        ))}
      </div>
      <p className={styles.word} role="status">
        {label}
      </p>
    </div>
  );
}
