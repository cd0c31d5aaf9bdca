/** Null where the site keeps the brand. */
export function logoAddress(picture: number | null, apiAddress: string): string | null {
  return picture === null ? null : `${apiAddress}/logo?picture=${picture}`;
}

/** Declarations for the brand of the header and the footer; empty where the site keeps it. */
export function logoStyle(address: string | null): string {
  return address === null ? '' : `:root{--logo:url("${address}");--brand-mark:none;--brand-logo:block;--brand-name:0}`;
}
