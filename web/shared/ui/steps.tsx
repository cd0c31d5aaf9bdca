import styles from './steps.module.css';

type StepsProps = {
  label: string;
  steps: readonly string[];
  /** Place of the one being done; those before it are done. */
  current: number;
  doneLabel: string;
};

/** Where one is in a short series: cart, details, payment, enrolment. */
export function Steps({ label, steps, current, doneLabel }: StepsProps) {
  return (
    <ol className={styles.root} aria-label={label}>
      {steps.map((step, place) => (
        <li key={step} className={place < current ? styles.done : undefined} aria-current={place === current && 'step'}>
          {place < current && <StepDone label={doneLabel} />}
          {step}
        </li>
      ))}
    </ol>
  );
}

function StepDone({ label }: { label: string }) {
  return <svg className={styles.mark} role="img" aria-label={label} />;
}
