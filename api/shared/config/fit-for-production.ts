import { isNetworkTooWide } from '../http/address-behind.ts';

type Rule = { names: string[]; isUnfit: (value: string) => boolean; complaint: string };

const rules: Rule[] = [
  {
    names: ['PUBLIC_URL', 'CONTENT_ORIGIN', 'API_URL', 'PROXYPAY_URL', 'ERP_URL'],
    isUnfit: (value) => new URL(value).protocol !== 'https:',
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
  {
    names: ['API_ALLOWED_ORIGINS'],
    isUnfit: (value) => !isSafeOrigin(value),
    complaint: 'takes origins such as https://app.example in production, without a path',
  },
  {
    names: ['TRUSTED_PROXIES'],
    isUnfit: isNetworkTooWide,
    complaint: 'takes the addresses of the proxies; in a network so wide, visitors could forge theirs',
  },
];

/** Settings that only a demo may have, as lines that begin with the variable. Of a list, each entry is judged. */
export function unfitForProduction(input: object): string[] {
  const values = new Map<string, unknown>(Object.entries(input));
  return rules.flatMap(({ names, isUnfit, complaint }) =>
    names
      .filter((name) => [values.get(name)].flat().some((value) => typeof value === 'string' && isUnfit(value)))
      .map((name) => `${name}: ${complaint}`),
  );
}

/** A frame in a sandbox and a file on a disk have the origin `null`. */
function isSafeOrigin(entry: string): boolean {
  return URL.canParse(entry) && new URL(entry).protocol === 'https:' && new URL(entry).origin === entry;
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
