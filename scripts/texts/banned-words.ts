import type { Catalogue } from './catalogue.ts';

type Term = { say: string; pattern: RegExp };
type Language = 'pt' | 'en-GB';

/** What pages, emails and refusals never say. Names of arguments and options of a message are no words of it. */
const terms: Record<Language, Term[]> = {
  pt: [
    { say: 'empresa', pattern: /\borganizaç(?:ão|ões)/i },
    { say: 'lugar', pattern: /\bvagas?\b/i },
    { say: 'sítio', pattern: /(?<!\{)\bsites?\b/i },
    { say: 'dispositivo', pattern: /\baparelhos?\b/i },
    { say: 'correio eletrónico', pattern: /(?<!\{)\be-?mails?\b/i },
  ],
  'en-GB': [
    { say: 'company', pattern: /(?<!\{)\borgani[sz]ations?\b/i },
    { say: 'place', pattern: /(?<!\{)\bseats?\b(?! \{)/i },
    { say: 'enrolment', pattern: /(?<!\{)\bregistrations?\b/i },
    { say: 'assessment', pattern: /\bevaluations?\b/i },
    { say: 'email', pattern: /\be-mails?\b/i },
    { say: 'cancelled', pattern: /\bcanceled\b(?! \{)/i },
    { say: 'out of 20', pattern: /(?<!out )of 20\b/i },
    { say: 'minimum', pattern: /\bleast (?:time|attendance)\b/i },
    { say: 'anyone who', pattern: /\bwhoever\b/i },
  ],
};

export function bannedWordsIn(language: Language, texts: Catalogue): string[] {
  return [...texts].flatMap(([key, text]) =>
    terms[language]
      .filter(({ pattern }) => pattern.test(text))
      .map(({ say, pattern }) => `${language} ${key} says "${pattern.exec(text)?.[0]}"; say "${say}"`),
  );
}
