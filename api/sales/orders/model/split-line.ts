export type LineAmounts = {
  quantity: number;
  unit_price_minor: number;
  discount_minor: number;
  net_minor: number;
  tax_minor: number;
};

/** One seat of a line with several, and the rest of it. Both add up to the line, to the last cent. */
export function splitOne(line: LineAmounts): { one: LineAmounts; rest: LineAmounts } {
  const { quantity, unit_price_minor } = line;
  const discount_minor = Math.floor(line.discount_minor / quantity);
  const gross = unit_price_minor - discount_minor;
  const net_minor = netOf(gross, line);
  const one = { quantity: 1, unit_price_minor, discount_minor, net_minor, tax_minor: gross - net_minor };
  const rest = {
    quantity: quantity - 1,
    unit_price_minor,
    discount_minor: line.discount_minor - discount_minor,
    net_minor: line.net_minor - net_minor,
    tax_minor: line.tax_minor - one.tax_minor,
  };
  return { one, rest };
}

/** Its share of the net amount, which leaves a tax for nobody who pays none. */
function netOf(gross: number, { net_minor, tax_minor }: LineAmounts): number {
  const total = net_minor + tax_minor;
  return total === 0 ? 0 : Math.round((gross * net_minor) / total);
}
