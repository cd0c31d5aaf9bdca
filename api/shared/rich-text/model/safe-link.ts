export function isSafeLink(href: string): boolean {
  if (/[\p{Cc}\p{Cf}\s]/u.test(href)) return false;
  if (/^mailto:[^:]+@[^:]+$/i.test(href)) return true;
  if (/^\/(?![/\\])/.test(href)) return true;
  return /^https?:\/\//i.test(href) && URL.canParse(href);
}
