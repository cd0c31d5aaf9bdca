const ofCountry: Record<string, RegExp> = {
  AO: /^\+244[29]\d{8}$/,
  PT: /^\+351(9[1236]\d{7}|[23]\d{8})$/,
  MZ: /^\+258(8[2-7]\d{7}|2\d{7})$/,
};

/** `number` is in E.164. Countries without a pattern are checked only for the general form [domain 3, Phone]. */
export function isPhoneOf(country: string | undefined, number: string): boolean {
  const existing = country && ofCountry[country];
  return existing ? existing.test(number) : /^\+[1-9]\d{6,14}$/.test(number);
}
