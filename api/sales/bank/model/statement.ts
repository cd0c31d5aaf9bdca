/** Money that arrived, as the bank says it. Texts may be empty. */
export type StatementLine = {
  bookedOn: string;
  amountMinor: number;
  /** Null where the statement names none. */
  currencyKey: string | null;
  /** What the payer and the bank wrote. */
  text: string;
  payerName: string;
  /** The last four characters of the payer's account. */
  payerAccountEnd: string;
  bankReference: string;
};

export type Statement = {
  format: 'csv' | 'camt';
  /** The digits of the account, or its IBAN; empty where the statement names none. */
  account: string;
  incoming: StatementLine[];
  /** Money that left, which is counted and not stored. */
  outgoingCount: number;
};

/** Says how often each line came before it in the same statement: equal lines of one day are counted apart. */
export function counted<Line>(
  lines: readonly Line[],
  keyOf: (line: Line) => string,
): (Line & { occurrence: number })[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const key = keyOf(line);
    const occurrence = (seen.get(key) ?? 0) + 1;
    seen.set(key, occurrence);
    return { ...line, occurrence };
  });
}

/** What two lines have in common that are the same: spaces and letter case differ between exports of one bank. */
export function identityOf(
  line: StatementLine,
  { account, currencyKey }: { account: string; currencyKey: string },
): string {
  const texts = [line.text, line.payerName, line.bankReference].map((text) =>
    text.replaceAll(/\s+/g, ' ').trim().toLowerCase(),
  );
  return JSON.stringify([account, line.bookedOn, line.amountMinor, currencyKey, ...texts]);
}
