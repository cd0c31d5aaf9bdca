/** By `Accept-Encoding` [RFC 9110, 12.5.3]. */
export function takes(encoding: keyof typeof accepts, accepted: string | null | undefined): boolean {
  return accepts[encoding].test(accepted ?? '');
}

const accepts = {
  zstd: /\bzstd\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
};
