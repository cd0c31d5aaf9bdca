export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

const characterClasses = [/[a-z]/, /[A-Z]/, /\d/, /[^\w]/];
const lengths = [6, 10, 14, 18];
const strengths: readonly PasswordStrength[] = [1, 1, 2, 3, 4];

export function passwordStrength(password: string, guessable: readonly string[] = []): PasswordStrength {
  if (password === '') return 0;
  const long = lengths.filter((length) => password.length >= length).length;
  const mixed = characterClasses.filter((letters) => letters.test(password)).length > 2 ? 1 : 0;
  const against = [isGuessable(password, guessable), isRepetitive(password), hasRun(password)].filter(Boolean).length;
  return strengths[Math.max(0, Math.min(4, long + mixed - 2 * against))] ?? 1;
}

function isGuessable(password: string, guessable: readonly string[]): boolean {
  const lower = password.toLowerCase();
  return guessable.some((word) => word.length > 2 && lower.includes(word.toLowerCase()));
}

function isRepetitive(password: string): boolean {
  return new Set(password).size < Math.min(6, password.length * 0.5);
}

function hasRun(password: string): boolean {
  return /0123|1234|2345|3456|4567|5678|6789|abcd|qwert|asdf/i.test(password);
}
