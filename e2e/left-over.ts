import { english as apiEnglish, portuguese as apiPortuguese } from '#api/texts/all.gen.ts';
import { english, portuguese } from '#web/texts/all.gen.ts';
import { expect, type Page } from './fixture.ts';

type Texts = { [name: string]: string | Texts };

/** A phrase that stands within longer words would be found where nobody wrote it. */
const longEnough = 12;

/** As the partners themselves write where they are. */
const places = ['Lisboa'];

const englishPhrases = new Set([...places, ...phrasesOf(english), ...phrasesOf(apiEnglish)]);
const phrases = [...phrasesOf(portuguese), ...phrasesOf(apiPortuguese)].filter((phrase) => !englishPhrases.has(phrase));
const whole = new Set(phrases);
const parts = phrases.filter((phrase) => phrase.length >= longEnough);

/** Nothing that a page shows, names or describes is one of the site's own Portuguese phrases. */
export async function expectAllInEnglish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  const leftOver = (await saidOn(page)).filter((said) => whole.has(said) || parts.some((part) => said.includes(part)));
  expect.soft(leftOver, page.url()).toEqual([]);
}

/** What stands between the places, plurals and links of all texts, without words that stand alone for something else. */
function phrasesOf(texts: Texts): string[] {
  return Object.values(texts)
    .flatMap((text) => (typeof text === 'string' ? text.split(/[{}#]|<\/?\w+>/) : phrasesOf(text)))
    .filter((phrase) => !/\b(plural|select),|^\s*(=\d|one|other|\w+)\s*$/.test(phrase) || isWord(phrase))
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase.length > 3);
}

/** A name or a label of one word, as «Avisos», and not the name of a place in a text. */
function isWord(phrase: string): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(phrase);
}

/** What is seen, and what is only heard, each once. */
function saidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = new Set([document.title]);
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility()) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) said.add(element.getAttribute(name) ?? '');
      for (const { nodeType, textContent } of element.childNodes) {
        if (nodeType === Node.TEXT_NODE) said.add(textContent?.trim() ?? '');
      }
    }
    return [...said];
  });
}
