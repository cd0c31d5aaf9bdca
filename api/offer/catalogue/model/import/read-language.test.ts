import { expect, test } from 'vitest';
import { readLanguage } from './read-language.ts';

test.each([
  ['pt', 'pt'],
  ['pt-AO', 'pt-AO'],
  ['pt_br', 'pt-BR'],
  ['EN', 'en'],
  ['por', 'pt'],
  ['umb', 'umb'],
  ['Português', 'pt'],
  ['portugues', 'pt'],
  ['Portuguese', 'pt'],
  ['English', 'en'],
  ['Inglês', 'en'],
  ['inglés', 'en'],
  ['Español', 'es'],
  ['Castelhano', 'es'],
  ['Deutsch', 'de'],
  ['日本語', 'ja'],
  ['Swahili', 'sw'],
  ['English (US)', 'en-US'],
  ['English - US', 'en-US'],
  ['English (United States)', 'en-US'],
  ['British English', 'en-GB'],
  ['Português (Brasil)', 'pt-BR'],
  ['Português do Brasil', 'pt-BR'],
  ['Português de Angola', 'pt-AO'],
  ['Brazilian Portuguese', 'pt-BR'],
  ['English, Portuguese', null],
  ['Klingonês', null],
  ['xx', null],
  ['qqq-AO', null],
  ['constructor', null],
])('%s is the language %s', (text, tag) => {
  expect(readLanguage(text)).toBe(tag);
});
