import words from './common-passwords.json' with { type: 'json' };
import leaked from './leaked-passwords.json' with { type: 'json' };

let common: ReadonlySet<string> | undefined;

/** Some eighteen thousand leaked passwords, and the words that Portuguese passwords are made of. */
export function commonPasswords(): ReadonlySet<string> {
  common ??= new Set([...words, ...leaked.passwords.split(' ')]);
  return common;
}
