import { english as apiEnglish, portuguese as apiPortuguese } from '#api/texts/all.gen.ts';
import { english, portuguese } from '#web/texts/all.gen.ts';
import { expect, type Page } from './fixture.ts';

type Texts = { [name: string]: string | Texts };

/** Shorter phrases would also be found within other words. */
const longEnough = 12;

/** Partners write their own places, in Portuguese. */
const places = ['Lisboa'];

const englishPhrases = new Set([...places, ...phrasesOf(english), ...phrasesOf(apiEnglish)]);
const phrases = [...phrasesOf(portuguese), ...phrasesOf(apiPortuguese)].filter((phrase) => !englishPhrases.has(phrase));
const whole = new Set(phrases);
const parts = phrases.filter((phrase) => phrase.length >= longEnough);

/** The page must show none of the site's Portuguese phrases, neither as text nor in attributes. */
export async function expectAllInEnglish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  const leftOver = (await saidOn(page)).filter(
    (answer) => whole.has(answer) || parts.some((part) => answer.includes(part)),
  );
  expect.soft(leftOver, page.url()).toEqual([]);
}

/** The literal parts of all texts, without the keywords and names of arguments. */
function phrasesOf(texts: Texts): string[] {
  return Object.values(texts)
    .flatMap((text) => (typeof text === 'string' ? text.split(/[{}#]|<\/?\w+>/) : phrasesOf(text)))
    .filter((phrase) => !/\b(plural|select),|^\s*(=\d|one|other|\w+)\s*$/.test(phrase) || isWord(phrase))
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase.length > 3);
}

/** A label of one word such as «Avisos»; names of arguments begin in lower case. */
function isWord(phrase: string): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(phrase);
}

/** Visible text, and attributes for screen readers. */
function saidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const answer = new Set([document.title]);
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility()) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) answer.add(element.getAttribute(name) ?? '');
      for (const { nodeType, textContent } of element.childNodes) {
        if (nodeType === Node.TEXT_NODE) answer.add(textContent?.trim() ?? '');
      }
    }
    return [...answer];
  });
}
