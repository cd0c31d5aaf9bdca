type Line = { tax_rate_percent: number; net_minor: number; tax_minor: number };

/** The sums of the lines of each rate, the highest first. */
export function taxPerRate(lines: readonly Line[]): Line[] {
  const groups = Map.groupBy(lines, ({ tax_rate_percent }) => tax_rate_percent);
  return [...groups]
    .map(([tax_rate_percent, of]) => ({
      tax_rate_percent,
      net_minor: of.reduce((sum, { net_minor }) => sum + net_minor, 0),
      tax_minor: of.reduce((sum, { tax_minor }) => sum + tax_minor, 0),
    }))
    .toSorted((one, other) => other.tax_rate_percent - one.tax_rate_percent);
}
