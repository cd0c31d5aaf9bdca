import type { LocaleInput } from '@fullcalendar/react';
import { grammarOf } from '#contract/visitor-values.ts';
import type { Language } from '#web/shared/texts.ts';

const packs: Record<Language, () => Promise<{ default: LocaleInput }>> = {
  pt: () => import('@fullcalendar/react/locales/pt'),
  'en-GB': () => import('@fullcalendar/react/locales/en-gb'),
};

const brought = new Map<Language, Promise<LocaleInput>>();

/** The calendar's own words in one language; the others stay where they are. */
export function localePack(language: Language): Promise<LocaleInput> {
  const known = brought.get(language);
  if (known) return known;
  // Its «pt» would write months as they do in Brazil.
  const code = language === 'pt' ? grammarOf('pt-PT') : language;
  // Without the pack the sheet has the same days: what the page says is said in its own words.
  const coming = packs[language]().then(
    (pack) => ({ ...pack.default, code }),
    () => ({ code, week: { dow: 1, doy: 4 } }),
  );
  brought.set(language, coming);
  return coming;
}
