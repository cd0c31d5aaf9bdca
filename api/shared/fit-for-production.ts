type Rule = { names: string[]; isUnfit: (value: string) => boolean; complaint: string };

const rules: Rule[] = [
  {
    names: ['PUBLIC_URL', 'CONTENT_ORIGIN', 'ERP_URL'],
    isUnfit: (value) => new URL(value).protocol === 'http:',
    complaint: 'must begin with https:// in production',
  },
  { names: ['PROXYPAY_URL'], isUnfit: isSandbox, complaint: 'is a sandbox, where no money moves' },
  {
    names: ['PROXYPAY_API_KEY', 'PROXYPAY_OPG_TOKEN'],
    isUnfit: (value) => /sandbox/i.test(value),
    complaint: 'is the key of a sandbox',
  },
  {
    names: ['APP_SECRET', 'ERP_SECRET'],
    isUnfit: isGuessable,
    complaint: 'can be guessed; make one with `openssl rand -base64 32`',
  },
];

/** Settings that only a demo may have, as lines that begin with the variable. */
export function unfitForProduction(given: object): string[] {
  const values = new Map<string, unknown>(Object.entries(given));
  return rules.flatMap(({ names, isUnfit, complaint }) =>
    names.flatMap((name) => {
      const value = values.get(name);
      return typeof value === 'string' && isUnfit(value) ? `${name}: ${complaint}` : [];
    }),
  );
}

function isSandbox(url: string): boolean {
  const { hostname } = new URL(url);
  return /(^|[.-])sandbox([.-]|$)/.test(hostname) || /^(localhost|127\..*|\[::1\]|0\.0\.0\.0)$/.test(hostname);
}

const fewestSigns = 8;
const placeholders =
  /change[-_ .]?me|password|placeholder|replace|example|default|segredo|mestria|secret|qwerty|letmein|123456/i;

export function isGuessable(secret: string): boolean {
  if (new Set(secret).size < fewestSigns || placeholders.test(secret)) return true;
  return isRepeated(secret) || isInARow(secret);
}

/** From some sign of its first half on, the text is as it was from the start. */
function isRepeated(text: string): boolean {
  const starts = Array.from({ length: Math.floor(text.length / 2) }, (_, at) => at + 1);
  return starts.some((start) => text.startsWith(text.slice(start)));
}

function isInARow(text: string): boolean {
  const codes = Array.from(text, (sign) => sign.charCodeAt(0));
  const steps = codes.slice(1).filter((code, at) => Math.abs(code - (codes[at] ?? 0)) <= 1);
  return steps.length > text.length / 2;
}
