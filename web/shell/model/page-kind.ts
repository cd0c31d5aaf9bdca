const kinds = {
  sign: /^\/(login|sign-up|recover-password|reset-password|confirm-email|invitation)(\/|$)/,
  cart: /^\/(cart|checkout|payment)(\/|$)/,
  own: /^\/(admin|profile|wishlist|classes\/\d+|courses\/\d+\/(learn|timetable))(\/|$)/,
};

/** What a page without script would have been. */
export function pageKind(path: string): string {
  return Object.entries(kinds).find(([, pattern]) => pattern.test(path))?.[0] ?? 'other';
}
