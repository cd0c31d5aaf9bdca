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
  const measured = `${amount.toFixed(amount < 10 ? 1 : 0)} ${unit}`;
  return { name, measured, allowed: `${allowed} ${unit}`, holds: amount <= allowed, detail };
}

/** What has no budget yet, but should be known. */
export function knownRow({ name, amount, unit, detail }: Omit<Amount, 'allowed'>): Row {
  return { name, measured: `${amount.toFixed(amount < 10 ? 1 : 0)} ${unit}`, allowed: '', holds: true, detail };
}
