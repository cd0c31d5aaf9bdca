/** The namespaces of every page, in one file. Every other namespace is a file of its own. */
export const firstNamespaces = ['site', 'shell', 'errors', 'add_to_cart'];

export const accountLaterTexts = ['trainer_profile', 'sign', 'security', 'privacy'];

export const refundLaterTexts = ['request_refund', 'payment_methods', 'sign', 'security'];

export const calendarLaterTexts = ['calendar_later'];

export const wishlistTexts = ['wishlist'];
export const reviewsLaterTexts = ['reviews'];

export const shareTexts = ['share'];

export const workerNamespaces = ['offline'];

/** Pages whose namespace has the name of their path. */
export const namedPages = ['about', 'cart', 'contact', 'news', 'partners', 'sitemap', 'wishlist'];

export const pageNamespaces: [RegExp, string[]][] = [
  [/^\/$/, ['home']],
  [/^\/courses\/?$/, ['catalogue']],
  [/^\/courses\/[^/]+\/?$/, ['course', 'course_around']],
  [/^\/classes\/?$/, ['calendar']],
  [/^\/classes\/[^/]+/, ['classroom', 'learn', 'my_courses']],
  [/^\/classes\/[^/]+\/lessons/, ['attendance']],
  [/^\/classes\/[^/]+\/my-learning/, ['grades', 'attendance']],
  [/^\/classes\/[^/]+(\/enrollment)?\/?$/, ['teaching']],
  [/^\/profile\/my-trainer-courses/, ['teaching']],
  [/^\/profile\/my-agenda/, ['agenda', 'timetable', 'calendar_later']],
  [/^\/news\/[^/]+\/?$/, shareTexts],
  [/^\/login/, ['sign', 'invited']],
  [/^\/sign-up/, ['invited']],
  [/^\/(sign-up|recover-password|reset-password|confirm-email)/, ['sign', 'recovery']],
  [/^\/error\/?$/, ['no_sense', 'cart']],
  [
    /^\/checkout/,
    [
      'cart',
      'order',
      'coupon',
      'payment',
      'express',
      'tax_address',
      'course_requests',
      'gift_choice',
      'sign',
      'security',
    ],
  ],
  [/^\/payment\//, ['order', 'payment', 'payment_cases', 'refunds', 'express', 'sign', 'security']],
  [/^\/courses\/[^/]+\/learn/, ['learn']],
  [/^\/courses\/[^/]+\/timetable/, ['timetable', 'calendar', 'calendar_later']],
  [/^\/partners\/[^/]+\/?$/, ['home']],
  [/^\/certificate-validation/, ['certificates']],
  [/^\/forms\//, ['form']],
  [/^\/(terms-and-services|privacy-policy)/, ['legal']],
  [/^\/about\/?$/, ['home']],
  [/^\/profile\/(warnings|notifications|my-notification-settings)/, ['messages']],
  [/^\/profile\/reported/, ['reviews']],
  [/^\/profile\/forms/, ['form_results']],
  [/^\/profile\/my-account/, ['account']],
  [/^\/profile\/(my|our)-tax-address/, ['addresses', 'tax_address']],
  [/^\/profile\/payment-methods/, ['payment_methods', 'payment', 'sign', 'security']],
  [/^\/profile\/student/, ['student']],
  [/^\/profile\/?$/, ['my_courses']],
  [/^\/profile\/my-courses/, ['my_courses', 'order']],
  [
    /^\/profile\/(my|our)-orders-history/,
    ['order_history', 'order', 'attempts', 'order_again', 'refunds', 'payment_cases', 'given_courses', 'give_seats'],
  ],
  [/^\/profile\/my-orders-history\/./, ['gift_choice']],
  [/^\/profile\/my-certificates/, ['certificates']],
  [/^\/profile\/organization/, ['organizations', 'organization', 'dashboard', 'sign', 'security']],
  [/^\/profile\/our-courses/, ['our_courses', 'course_requests', 'bulk']],
  [/^\/profile\/our-certificates/, ['our_courses', 'our_certificates']],
  [/^\/profile\/current-account/, ['current_account']],
  [/^\/profile\/employees/, ['organizations', 'employees', 'bulk']],
  [/^\/profile\/gifts/, ['gift']],
  [/^\/profile\/seat-offers/, ['seat_offer']],
  [/^\/profile\/my-affiliations/, ['organizations', 'affiliations', 'course_requests']],
  [/^\/profile/, ['profile', 'acting', 'company_page']],
];

/** The namespaces that a page loads by itself after its first paint. */
export const laterNamespaces: [RegExp, string[]][] = [
  [/^\/$/, wishlistTexts],
  [/^\/courses\/?$/, wishlistTexts],
  [
    /^\/courses\/[^/]+\/?$/,
    [...wishlistTexts, 'course_tail', 'waiting', 'own_course', 'unpaid_course', ...reviewsLaterTexts, ...shareTexts],
  ],
  [/^\/partners\//, wishlistTexts],
  [/^\/classes\/?$/, calendarLaterTexts],
];

/** The parts that the server writes into a page, so that the browser does not request them. */
export function drawnParts(path: string): string[] {
  const later = laterNamespaces.filter(([pages]) => pages.test(path)).flatMap(([, namespaces]) => namespaces);
  return ['first', ...textsOfPage(path), ...later];
}

export function textsOfPage(path: string): string[] {
  const own = namedPages.filter((name) => name === path.split('/')[1]);
  return own.concat(...pageNamespaces.filter(([pages]) => pages.test(path)).map(([, namespaces]) => namespaces));
}
