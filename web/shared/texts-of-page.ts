/** What every page and the first pages of a visitor say: one file. Every other namespace is a file of its own. */
export const firstNamespaces = ['site', 'shell', 'errors', 'home', 'catalogue', 'course', 'add_to_cart'];

/** Which further namespaces the pages below an address need. */
const further: [RegExp, string[]][] = [
  [/^\/(login|sign-up)/, ['sign']],
  [/^\/cart/, ['cart']],
  [/^\/checkout/, ['cart', 'order', 'payment']],
  [/^\/payment\//, ['order', 'payment']],
  [/^\/courses\/[^/]+\/learn/, ['learn']],
  [/^\/certificate-validation/, ['certificates']],
  [/^\/(terms-and-services|privacy-policy)/, ['legal']],
  [/^\/profile/, ['profile', 'sign', 'my_courses', 'certificates', 'order']],
];

export function textsOfPage(path: string): string[] {
  return further.filter(([pages]) => pages.test(path)).flatMap(([, namespaces]) => namespaces);
}
