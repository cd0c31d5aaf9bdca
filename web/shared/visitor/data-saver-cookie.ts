const name = 'data-saver';
const yearSeconds = 31_536_000;

type Headers = { get: (name: string) => string | null };

/** The reader's choice in the footer wins over the browser's `Save-Data: on` [Save Data API, WICG]. */
export function wantsLittle(headers: Headers): boolean {
  const chosen = chosenIn(headers.get('cookie') ?? '');
  return chosen ?? headers.get('save-data')?.trim().toLowerCase() === 'on';
}

export function chosenIn(cookies: string): boolean | null {
  if (!cookies.includes(name)) return null;
  const [, value] = /(?:^|;)\s*data-saver=(on|off)\s*(?:;|$)/.exec(cookies) ?? [];
  return value === undefined ? null : value === 'on';
}

export function saverCookie(saves: boolean, isSecure: boolean): string {
  const secure = isSecure ? '; secure' : '';
  return `${name}=${saves ? 'on' : 'off'}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`;
}
