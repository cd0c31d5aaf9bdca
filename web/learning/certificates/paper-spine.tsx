import styles from './my-certificates.module.css';

const arches = [
  { left: 8, color: styles.cream },
  { left: 12, color: styles.leaf },
  { left: 16, color: styles.cream },
  { left: 20, color: styles.leaf },
  { left: 24, color: styles.point },
];

export function PaperSpine() {
  return (
    <div className={styles.spine} aria-hidden="true">
      <svg viewBox="0 0 62 1000">
        {arches.map(({ left, color }) => {
          const radius = 31 - left;
          return (
            <path key={left} className={color} d={`M${left} 1000V40a${radius} ${radius} 0 0 1 ${2 * radius} 0V1000`} />
          );
        })}
      </svg>
    </div>
  );
}
