import { offline as english } from '#web/texts/en-GB.json' with { type: 'json' };
import { offline as portuguese } from '#web/texts/pt.json' with { type: 'json' };

/** What the service worker says by itself, in the language of a locale; it carries no other texts. */
export function offlineTexts(locale: string): typeof portuguese {
  return locale.startsWith('en') ? english : portuguese;
}
