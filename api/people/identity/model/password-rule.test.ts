import { describe, expect, test } from 'vitest';
import { commonPasswords } from '#api/people/identity/common-passwords.ts';
import words from '#api/people/identity/common-passwords.json' with { type: 'json' };
import leaked from '#api/people/identity/leaked-passwords.json' with { type: 'json' };
import { contextWords, folded, passwordFault } from './password-rule.ts';

const common = commonPasswords();
const context = contextWords('Mestria', 'João Lukamba', 'joao.lukamba@exemplo.ao');

function fault(password: string, minLength = 12) {
  return passwordFault({ password, minLength, context, common });
}

describe('a password', () => {
  test('may be a short sentence in any script with any characters', () => {
    const good = [
      'uma frase curta serve bem',
      'correct horse battery staple',
      'três gatos no telhado',
      'Xk9#mP2$vL5q',
      'я люблю читать книги',
      '🦀🐙🦑🐚🪸🐠🐡🦈🐋🐬🦭🐳',
      'a'.repeat(5) + 'bzkw pqxn vjhm',
    ];
    expect(good.filter((password) => fault(password) !== null)).toEqual([]);
  });

  test('has a minimum length, counted in characters', () => {
    expect(fault('Xk9#mP2$vL5')).toBe('password_too_short');
    expect(fault('🦀🐙🦑🐚🪸🐠')).toBe('password_too_short');
    expect(fault('Xk9#mP2$', 8)).toBeNull();
  });

  test('is not a common password', () => {
    const bad = [
      '123456789012',
      'qwertyuiop12',
      'aaaaaaaaaaaa',
      'abcabcabcabc',
      'aabbaabbaabb',
      'password2026!!',
      'P@ssw0rd2026!',
      'passwordpassword',
      'palavra passe segura',
      'minhasenha1234',
      'Angola2026Luanda!',
      'benfica.sporting.porto.1990',
      'iloveyou-iloveyou',
      '1q2w3e4r5t6y',
      'Deus é fiel 2026',
      'justinbieber',
      'Unbelievable!',
      'Supernatural-Unbelievable',
      'chickenwing101!!',
    ];
    expect(bad.filter((password) => fault(password) !== 'password_too_common')).toEqual([]);
  });

  test('is not made of the name of the operator, the person or the email address', () => {
    const bad = [
      'mestria2026mestria',
      'Mestria-Mestria-1!',
      'joaolukamba1990',
      'Lukamba@exemplo.ao',
      'João Lukamba 123',
    ];
    expect(bad.filter((password) => fault(password) !== 'password_has_context')).toEqual([]);
    expect(fault('lukamba come maçãs verdes')).toBeNull();
  });
});

describe('the list of common passwords', () => {
  test('is sorted, without duplicates and in folded form', () => {
    expect(words).toEqual([...new Set(words)].toSorted());
    expect(words.filter((word) => word.length < 4 || word !== word.toLowerCase().normalize('NFKD'))).toEqual([]);
  });

  test('contains more than ten thousand passwords, all of which are rejected', () => {
    const passwords = leaked.passwords.split(' ');
    expect(new Set(passwords).size).toBe(passwords.length);
    expect(passwords.length).toBeGreaterThan(10_000);
    expect(passwords.filter((password) => password !== folded(password))).toEqual([]);
    expect(
      passwords.filter((password) => passwordFault({ password, minLength: 8, context: [], common }) === null),
    ).toEqual([]);
  });
});
