import { describe, expect, test } from 'vitest';
import { bannedWordsIn } from './banned-words.ts';

describe('a text', () => {
  test.each([
    ['pt', 'Ver os cursos da organização', 'says "organização"; say "empresa"'],
    ['pt', '{count, plural, one {# vaga} other {# vagas}}', 'says "vaga"; say "lugar"'],
    ['pt', 'Respondemos por e-mail.', 'says "e-mail"; say "correio eletrónico"'],
    ['en-GB', 'Ask your organisation.', 'says "organisation"; say "company"'],
    ['en-GB', '{count, plural, one {# seat} other {# seats}}', 'says "seat"; say "place"'],
    ['en-GB', 'Registration is still open.', 'says "Registration"; say "enrolment"'],
    ['en-GB', '{grade} of 20', 'says "of 20"; say "out of 20"'],
  ] as const)('in %s is not "%s"', (language, text, complaint) => {
    expect(bannedWordsIn(language, new Map([['key', text]]))).toEqual([`${language} key ${complaint}`]);
  });

  test.each([
    ['pt', 'Feita em {site}, por {organization}.'],
    ['en-GB', '{organization} has {seats, plural, one {# place} other {# places}}.'],
    ['en-GB', '{why, select, canceled {Cancelled} other {{grade} out of 20}}'],
  ] as const)('in %s may have such names in its arguments and options: "%s"', (language, text) => {
    expect(bannedWordsIn(language, new Map([['key', text]]))).toEqual([]);
  });
});
