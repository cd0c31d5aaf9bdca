import { describe, expect, test } from 'vitest';
import { hasLink, replacedLink, withoutLinks } from './text-links.ts';

const linked = [
  'http://evil.example',
  'HTTPS://EVIL.EXAMPLE/premio',
  'Levante em ftp://evil.example agora',
  'Veja www.evil.example',
  'WWW.evil',
  '(www.evil.example)',
  'evil.example/login',
  'Prémio: evil.example/',
  'sub.evil-site.example/a?b=c',
  'evil.example:8080',
  'münchen.example/x',
  'example.рф/вход',
  'evil．example／login',
  'https：//evil.example',
  'intent://evil',
];

const plain = [
  'Construções Kalunga, Lda.',
  'Booking.com Angola',
  'Dr. Silva e Filhos',
  'Silva & Costa, S.A./N.V.',
  'Parabéns pelo diploma! Um abraço da Ana.',
  'Gosto muito de ti.Parabéns',
  'às 10:30, sala 2/3',
  'nota 16.5/20',
  'A/B, 24/7 e c/c',
  'Maria João d’Almeida-Sá',
  'ana@empresa.ao',
  'awww. que bom',
  '山田 太郎',
  '',
];

describe('a text', () => {
  test.for(linked)('has a link: %s', (text) => {
    expect(hasLink(text)).toBe(true);
    expect(hasLink(`Antes ${text} depois`)).toBe(true);
  });

  test.for(plain)('has no link: %s', (text) => {
    expect(hasLink(text)).toBe(false);
    expect(withoutLinks(text)).toBe(text);
  });

  test('loses its links, and only those', () => {
    expect(withoutLinks('GANHOU 500.000 AOA! Levante em http://evil.example/premio já')).toBe(
      `GANHOU 500.000 AOA! Levante em ${replacedLink} já`,
    );
    expect(withoutLinks('uma linha\n\nwww.evil.example\noutra')).toBe(`uma linha\n\n${replacedLink}\noutra`);
  });

  test('has no link left without its links, however they are joined', () => {
    const parts = [...linked, ...plain, ' ', '\n', '\u00A0', '/', '.', ':'];
    const joined = parts.flatMap((one) => parts.flatMap((other) => [one + other, `${one} ${other}`]));
    expect(joined.filter((text) => hasLink(withoutLinks(text)))).toEqual([]);
  });
});
