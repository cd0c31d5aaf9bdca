const name = 'data-saver';
const year = 31_536_000;

type Headers = { get: (name: string) => string | null };

/**
 * Whether who asks wants little data: as chosen in the footer, either way; otherwise as the browser says by `Save-Data: on`
 * [Save Data API, WICG].
 */
export function wantsLittle(headers: Headers): boolean {
  const chosen = chosenIn(headers.get('cookie') ?? '');
  return chosen ?? headers.get('save-data')?.trim().toLowerCase() === 'on';
}

/** The choice among these cookies, as `document.cookie` and the request name them; null when none was made. */
export function chosenIn(cookies: string): boolean | null {
  if (!cookies.includes(name)) return null;
  const [, value] = /(?:^|;)\s*data-saver=(on|off)\s*(?:;|$)/.exec(cookies) ?? [];
  return value === undefined ? null : value === 'on';
}

/** What `document.cookie` takes; the choice stands for a year. */
export function saverCookie(saves: boolean, isSecure: boolean): string {
  const secure = isSecure ? '; secure' : '';
  return `${name}=${saves ? 'on' : 'off'}; path=/; max-age=${year}; samesite=lax${secure}`;
}
