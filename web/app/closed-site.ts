import { hasPreview } from '#contract/rules/preview-cookie.ts';
import { pageOf, type BothWords } from './answer-failed.ts';
import type { CachedPages } from './cached-pages.ts';
import type { Origins } from './content-policy.ts';
import type { SiteSettings } from './site-settings.ts';

type Closed = NonNullable<SiteSettings['closed']>;

const retryAfterSeconds = '3600';

/** For staff, for people who have something here already, and what a law wants to be readable. */
const openPages =
  /^\/(?:admin|login|invitation|recover-password|reset-password|confirm-email|profile|player|payment|certificate-validation|achievements|terms-and-services|privacy-policy|error)(?:\/|$)/;

/** Whether a visitor sees the page before the opening instead of this one. */
export function isClosedTo({ headers }: Request, path: string): boolean {
  return !openPages.test(path) && !hasPreview(headers.get('cookie') ?? '');
}

/** Pages of a closed site are cached nowhere. */
export function unshared(pages: CachedPages): CachedPages {
  return {
    ...pages,
    answer: (request, _key, draw) =>
      pages.answer(request, null, async () => {
        const page = await draw();
        return page instanceof Response ? page : { ...page, isSecret: true };
      }),
  };
}

/** What visitors see before the opening: with its day, where one is set. */
export function closedPage({ opensOn }: Closed, origins: Origins): Response {
  const headers = { 'retry-after': retryAfterSeconds };
  return pageOf(wordsOf(opensOn), { status: 503, origins, headers, link: '/admin' });
}

function wordsOf(opensOn: string | null): BothWords {
  const day = opensOn === null ? Number.NaN : Date.parse(opensOn);
  const dayIn = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
  const hasDay = !Number.isNaN(day);
  return {
    pt: {
      title: hasDay ? `Abrimos a ${dayIn('pt-PT')}` : 'Abrimos em breve',
      text: hasDay
        ? 'Estamos a preparar os cursos e as turmas. Volte nesse dia.'
        : 'Estamos a preparar os cursos e as turmas.',
      retry: 'Entrar na administração',
    },
    en: {
      title: hasDay ? `We open on ${dayIn('en-GB')}` : 'We open soon',
      text: hasDay
        ? 'We are preparing the courses and classes. Come back on that day.'
        : 'We are preparing the courses and classes.',
      retry: 'Open the administration',
    },
  };
}
