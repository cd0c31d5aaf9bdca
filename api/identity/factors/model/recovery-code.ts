/** Crockford's digits: none that one reads as another. */
export const recoveryDigits = '0123456789abcdefghjkmnpqrstvwxyz';
export const recoveryCodeLength = 10;
export const recoveryCodes = 10;

const isCode = new RegExp(`^[${recoveryDigits}]{${recoveryCodeLength}}$`);

/** As it is shown: «7k3mq-9x2vd». Each byte gives five of its bits, so a code is one of 2^50. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const digits = Array.from(bytes.subarray(0, recoveryCodeLength), (byte) => recoveryDigits[byte & 31]).join('');
  return `${digits.slice(0, 5)}-${digits.slice(5)}`;
}

/** What was typed, as it was shown, or null when it cannot be one. Spaces, hyphens, case and look-alikes do not matter. */
export function readRecoveryCode(typed: string): string | null {
  const digits = typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return isCode.test(digits) ? `${digits.slice(0, 5)}-${digits.slice(5)}` : null;
}
