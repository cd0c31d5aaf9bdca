import type { LocaleInput } from '@fullcalendar/react';
import enGb from '@fullcalendar/react/locales/en-gb';
import pt from '@fullcalendar/react/locales/pt';
import { grammarOf } from '#contract/visitor-values.ts';
import type { Language } from '#web/shared/texts/texts.ts';

/** FullCalendar's own `pt` writes months as in Brazil. */
export const localePacks: Record<Language, LocaleInput> = { pt: { ...pt, code: grammarOf('pt-PT') }, 'en-GB': enGb };
