/** Crockford's base 32: no two digits look alike. */
const recoveryDigits = '0123456789abcdefghjkmnpqrstvwxyz';
export const recoveryCodeLength = 10;
export const recoveryCodes = 10;

const isCode = new RegExp(`^[${recoveryDigits}]{${recoveryCodeLength}}$`);

/** As shown: «7k3mq-9x2vd». Each byte gives five bits, so a code is one of 2^50. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const digits = Array.from(bytes.subarray(0, recoveryCodeLength), (byte) => recoveryDigits[byte & 31]).join('');
  return `${digits.slice(0, 5)}-${digits.slice(5)}`;
}

/** Null when it cannot be a code. Spaces, hyphens, case and look-alikes are ignored. */
export function readRecoveryCode(typed: string): string | null {
  const digits = typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return isCode.test(digits) ? `${digits.slice(0, 5)}-${digits.slice(5)}` : null;
}
