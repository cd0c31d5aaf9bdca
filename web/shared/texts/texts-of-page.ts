/** What every page says: one file. Every other namespace is a file of its own. */
export const firstNamespaces = ['site', 'shell', 'errors', 'add_to_cart'];

/** What the lower parts of the account page say, which come after it. */
export const accountLaterTexts = ['sign', 'security', 'privacy'];

/** What the sheets of the calendar say, which come after its list. */
export const calendarLaterTexts = ['calendar_later'];

/** What the bookmarks of courses say, and their reviews, which come after the first sight of a page. */
export const wishlistTexts = ['wishlist'];
export const reviewsLaterTexts = ['reviews'];

/** What the service worker says, which carries it in itself. */
export const saidByWorker = ['offline'];

/** Pages that say what lies in the namespace of their own name. */
export const namedPages = ['about', 'cart', 'contact', 'news', 'partners', 'sitemap', 'wishlist'];

/** Which further namespaces the pages below an address need. */
export const further: [RegExp, string[]][] = [
  [/^\/$/, ['home']],
  [/^\/courses\/?$/, ['catalogue']],
  [/^\/courses\/[^/]+\/?$/, ['course', 'course_around']],
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
export const soon: [RegExp, string[]][] = [
  [/^\/$/, wishlistTexts],
  [/^\/courses\/?$/, wishlistTexts],
  [/^\/courses\/[^/]+\/?$/, [...wishlistTexts, 'course_tail', 'waiting', ...reviewsLaterTexts]],
  [/^\/partners\//, wishlistTexts],
  [/^\/classes\/?$/, calendarLaterTexts],
];

/** The parts that the server writes into a page, so that the browser need not ask for them. */
export function drawnParts(path: string): string[] {
  const later = soon.filter(([pages]) => pages.test(path)).flatMap(([, namespaces]) => namespaces);
  return ['first', ...textsOfPage(path), ...later];
}

export function textsOfPage(path: string): string[] {
  const own = namedPages.filter((name) => name === path.split('/')[1]);
  return own.concat(...further.filter(([pages]) => pages.test(path)).map(([, namespaces]) => namespaces));
}
