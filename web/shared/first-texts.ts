/** What the first pages of a visitor say. The rest of the catalogue follows when a page needs it, or in a quiet moment. */
export const firstNamespaces = ['site', 'shell', 'errors', 'home', 'catalogue', 'course', 'add_to_cart'];

const firstPages = /^\/(?:courses(?:\/[^/]+)?\/?|error)?$/;

export function isFirstPage(path: string): boolean {
  return firstPages.test(path);
}
