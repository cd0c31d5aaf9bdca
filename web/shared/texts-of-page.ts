/** What every page says: one file. Every other namespace is a file of its own. */
export const firstNamespaces = ['site', 'shell', 'errors', 'add_to_cart'];

/** What the lower parts of the account page say, which come after it. */
export const accountLater = ['sign', 'security', 'privacy'];

/** What the sheets of the calendar say, which come after its list. */
export const calendarLater = ['calendar_later'];

/** What the bookmarks of courses say, and their reviews, which come after the first sight of a page. */
export const wishesLater = ['wishlist'];
export const reviewsLater = ['reviews'];

/** What the service worker says, which carries it in itself. */
export const saidByWorker = ['offline'];

/** Pages that say what lies in the namespace of their own name. */
const named = /^\/(about|cart|contact|news|partners|sitemap|wishlist)\b/;

/** Which further namespaces the pages below an address need. */
const further: [RegExp, string[]][] = [
  [/^\/$/, ['home']],
  [/^\/courses\/?$/, ['catalogue']],
  [/^\/courses\/[^/]+\/?$/, ['course']],
  [/^\/classes\/?$/, ['calendar']],
  [/^\/login/, ['sign']],
  [/^\/(sign-up|recover-password|reset-password|confirm-email)/, ['sign', 'recovery']],
  [/^\/error\/?$/, ['no_sense']],
  [/^\/checkout/, ['cart', 'order', 'payment']],
  [/^\/payment\//, ['order', 'payment']],
  [/^\/courses\/[^/]+\/learn/, ['learn']],
  [/^\/partners\/[^/]+\/?$/, ['home']],
  [/^\/certificate-validation/, ['certificates']],
  [/^\/(terms-and-services|privacy-policy)/, ['legal']],
  [/^\/about\/?$/, ['home']],
  [/^\/profile\/(warnings|notifications|my-notification-settings)/, ['messages']],
  [/^\/profile\/reported/, ['reviews']],
  [/^\/profile\/my-account/, ['account']],
  [/^\/profile\/student/, ['student']],
  [/^\/profile\/my-courses/, ['my_courses']],
  [/^\/profile\/my-certificates/, ['certificates']],
  [/^\/profile/, ['profile']],
];

/** What is said on them after the first sight without anybody asking for it. */
const soon: [RegExp, string[]][] = [
  [/^\/($|courses\/?$|courses\/[^/]+\/?$|partners\/)/, wishesLater],
  [/^\/courses\/[^/]+\/?$/, ['course_around', 'course_tail', 'waiting', ...reviewsLater]],
  [/^\/classes\/?$/, calendarLater],
];

/** The parts that the server writes into a page, so that the browser need not ask for them. */
export function drawnParts(path: string): string[] {
  const later = soon.filter(([pages]) => pages.test(path)).flatMap(([, namespaces]) => namespaces);
  return ['first', ...textsOfPage(path), ...later];
}

export function textsOfPage(path: string): string[] {
  const own = named.exec(path)?.slice(1) ?? [];
  return own.concat(...further.filter(([pages]) => pages.test(path)).map(([, namespaces]) => namespaces));
}
