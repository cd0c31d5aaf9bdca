/** Set by the desk, so that those who prepare a site see it before it is open. What it shows is no secret. */
const name = 'preview';

export const previewCookie = `${name}=on; path=/; samesite=lax`;

export function hasPreview(cookies: string): boolean {
  return cookies.includes(name) && /(?:^|;)\s*preview=on\s*(?:;|$)/.test(cookies);
}
