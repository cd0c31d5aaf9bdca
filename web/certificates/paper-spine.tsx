import styles from './my-certificates.module.css';

const arches = [
  { left: 8, color: styles.cream },
  { left: 12, color: styles.leaf },
  { left: 16, color: styles.cream },
  { left: 20, color: styles.leaf },
  { left: 24, color: styles.point },
];

/** The arches on the side of the paper. */
export function PaperSpine() {
  return (
    <svg className={styles.spine} viewBox="0 8 62 92" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      {arches.map(({ left, color }) => {
        const radius = 31 - left;
        return (
          <path key={left} className={color} d={`M${left} 100V40a${radius} ${radius} 0 0 1 ${2 * radius} 0V100`} />
        );
      })}
    </svg>
  );
}
