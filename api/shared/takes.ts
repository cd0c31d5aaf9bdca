/** Whether a client takes an answer in an encoding, by its `Accept-Encoding` [RFC 9110, 12.5.3]. */
export function takes(encoding: 'br' | 'gzip', accepted: string | null | undefined): boolean {
  return accepts[encoding].test(accepted ?? '');
}

const accepts = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
};
