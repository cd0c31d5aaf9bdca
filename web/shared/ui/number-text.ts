export type NumberRules = {
  /** 0 allows no decimal separator. */
  decimals?: number | undefined;
  scientific?: boolean | undefined;
};

/** Keeps what may stand in a numeric field: digits, one dot or comma, `e` once (specification 5). */
export function numberText(typed: string, { decimals = 2, scientific = false }: NumberRules = {}): string {
  const exponentAt = scientific ? typed.search(/(?<=\d.*)e/i) : -1;
  if (exponentAt < 0) return decimalText(typed, decimals);
  return decimalText(typed.slice(0, exponentAt), decimals) + typed.charAt(exponentAt) + digits(typed.slice(exponentAt));
}

/** The number that a numeric field holds, or null. */
export function numberOf(text: string): number | null {
  const value = text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
}

function decimalText(text: string, decimals: number): string {
  const separatorAt = decimals > 0 ? text.search(/[.,]/) : -1;
  if (separatorAt < 0) return digits(text);
  const fraction = digits(text.slice(separatorAt)).slice(0, decimals);
  return digits(text.slice(0, separatorAt)) + text.charAt(separatorAt) + fraction;
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, '');
}
