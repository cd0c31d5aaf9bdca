/** One line of the table in docs/performance.md. `allowed` is the budget that the measured value must stay under. */
export type Row = { name: string; measured: string; allowed: string; holds: boolean; detail: string };

type Ratio = { name: string; ratio: number; allowed: number; detail: string };
type Amount = { name: string; amount: number; allowed: number; unit: string; detail: string };

export function ratioRow({ name, ratio, allowed, detail }: Ratio): Row {
  return {
    name,
    measured: `${ratio.toFixed(2)} ×`,
    allowed: `${allowed.toFixed(2)} ×`,
    holds: ratio <= allowed,
    detail,
  };
}

export function amountRow({ name, amount, allowed, unit, detail }: Amount): Row {
  const measured = `${digits(amount)} ${unit}`;
  return { name, measured, allowed: `${allowed} ${unit}`, holds: amount <= allowed, detail };
}

type Timed = { name: string; ms: number; unitMs: number; unit: string; allowed: number; detail: string };

/**
 * A time with a bound in multiples of something that the same run has measured, because machines differ by a factor of
 * two.
 */
export function timesRow({ name, ms, unitMs, unit, allowed, detail }: Timed): Row {
  const times = ms / unitMs;
  return {
    name,
    measured: `${digits(ms)} ms = ${digits(times)} × ${unit}`,
    allowed: `${allowed} × ${unit}`,
    holds: times <= allowed,
    detail: `${detail}; ${unit}: ${unitMs.toFixed(2)} ms`,
  };
}

function digits(amount: number): string {
  return amount.toFixed(amount < 10 ? 1 : 0);
}

export function knownRow({ name, amount, unit, detail }: Omit<Amount, 'allowed'>): Row {
  return { name, measured: `${digits(amount)} ${unit}`, allowed: '', holds: true, detail };
}
