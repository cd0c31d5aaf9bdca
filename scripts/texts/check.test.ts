import { describe, expect, test } from 'vitest';
import { flatten } from './catalogue.ts';
import { complaintsAbout } from './check.ts';

describe('texts in two languages', () => {
  test('have the same keys', () => {
    expect(complaints({ a: 'Um' }, { b: 'One' })).toEqual(['pt lacks b', 'en-GB lacks a', 'a is used nowhere']);
  });

  test('are not empty', () => {
    expect(complaints({ a: ' ' }, { a: 'One' }, "t('a')")).toEqual(['pt a is empty']);
  });

  test('take the same arguments', () => {
    const pt = '{count, plural, one {# lugar} other {# lugares}} em <b>{place}</b>';
    expect(complaints({ a: pt }, { a: '{count} places in {city}' }, "t('a')")).toEqual([
      'a takes <b>, count, place in pt, but city, count in en-GB',
    ]);
    expect(complaints({ a: pt }, { a: '{count} places in <b>{place}</b>' }, "t('a')")).toEqual([]);
  });

  test('have the same options of a select', () => {
    const pt = '{role, select, trainer {Formador} other {Aluno}}';
    const en = '{role, select, teacher {Trainer} other {Student}}';
    expect(complaints({ a: pt }, { a: en }, "t('a')")).toEqual([
      'a takes role, role.other, role.trainer in pt, but role, role.other, role.teacher in en-GB',
    ]);
  });

  test('are valid ICU messages', () => {
    expect(complaints({ a: 'Olá {name' }, { a: 'Hello {name}' }, "t('a')")).toEqual([
      'pt a is no ICU message: Olá {name',
    ]);
  });
});

describe('a text', () => {
  test.each([
    ["t('a.b'); t('a.c.d'); t('a.c.e')", []],
    ["const t = useTexts('a'); t('b'); t(`c.${status}`)", []],
    ["const t = useTexts('a'); t(busy ? 'b' : 'c.d'); t.rich('c.e', {})", []],
    ["const text = useTranslations('a.c'); text(status); t('a.b')", []],
    ['show(router.options.context.texts.a.b); texts.a.c.d; this.texts.a.c.e', []],
    ["textsFor(locale)('a.b'); useTexts('a.c')(`${x}`)", []],
    ["const t = await textsFor('pt-PT', 'a'); t('b'); t(`c.${x}`)", []],
    ["function f(t: Texts) { return [t('b'), t(`c.${x}`)]; }", []],
    ["function f(texts: Area) { const t = useTexts(texts); return [t('b'), t('d'), t('e')]; }", []],
    ["const tabs = ['a.b', 'a.c.d', 'a.c.e'] as const; tabs.map((tab) => t(tab))", []],
    ["const t = useTexts('a'); t(`c.${x}`)", ['a.b is used nowhere']],
    ["const t = useTexts('a.c'); t('d')", ['a.b is used nowhere', 'a.c.e is used nowhere']],
  ])('is used by %s', (source, unused) => {
    const texts = { a: { b: 'B', c: { d: 'D', e: 'E' } } };
    expect(complaints(texts, texts, source)).toEqual(unused);
  });

  test.each([
    ["t('a'); t('gone')", 'gone'],
    ["t('a'); const x = useTexts('b'); x('gone')", 'b.gone'],
    ["t('a'); const t = useTexts('b'); t(`gone.${x}`)", 'b.gone.'],
  ])('that is used must exist: %s', (source, missing) => {
    const texts = { a: 'A', b: { c: 'C' } };
    expect(complaints(texts, texts, `${source}; t('b.c')`)).toContain(
      `web/page.tsx:1 shows ${missing}, which is in no catalogue`,
    );
  });
});

describe('the style of texts', () => {
  test.each(['Você pode entrar', 'Ups, algo falhou', 'Carregando…'])('refuses "%s"', (text) => {
    const [complaint] = complaints({ a: text }, { a: 'Text' }, "t('a')");
    expect(complaint).toMatch(/^pt a: Mestria /);
  });

  test('matches whole words only', () => {
    expect(complaints({ a: 'Grupos descarregando-se' }, { a: 'Text' }, "t('a')")).toEqual([]);
  });

  test('requires a period after errors', () => {
    const en = { errors: { full: '{count, plural, one {One place.} other {# places.}}', gone: 'Gone' } };
    const source = "const t = useTexts('errors'); t('full'); t('gone')";
    expect(complaints({ errors: { full: '{count} lugares.', gone: 'Não existe.' } }, en, source)).toEqual([
      'en-GB errors.gone does not end in a period: Gone',
    ]);
  });
});

describe('a refusal', () => {
  test('has a text, and no other error has one', () => {
    const sources = { 'api/http.ts': 'textsFor(locale)(`errors.${code ?? "field_missing"}`)' };
    const texts = flatten({ errors: { field_missing: 'Falta.', full: 'Cheio.', old: 'Velho.' } });
    expect(complaintsAbout({ pt: texts, en: texts, sources, refusals: ['full', 'cart_empty'] })).toEqual([
      'errors.cart_empty is not worded',
      'errors.old is used nowhere',
    ]);
  });
});

type Nested = Parameters<typeof flatten>[0];

function complaints(pt: Nested, en: Nested, source = ''): string[] {
  return complaintsAbout({ pt: flatten(pt), en: flatten(en), sources: { 'web/page.tsx': source } });
}
