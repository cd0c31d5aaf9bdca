/** The Angolan mobile number in E.164; null for any other, since Multicaixa Express has no others [domain 3]. */
export function expressPhone(stored: string): string | null {
  const bare = stored.replaceAll(/[\s().-]/g, '').replace(/^(00|\+)244/, '');
  return /^9\d{8}$/.test(bare) ? `+244${bare}` : null;
}
