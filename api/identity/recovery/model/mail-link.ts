export type MailLink = {
  /** Where the site stands. */
  siteAddress: string;
  page: '/login' | '/sign-up' | '/confirm-email' | '/reset-password';
  token?: string;
  redirect?: string | null | undefined;
  /** Named in the address for a reader whose language is not the operator's first. */
  lang?: string | undefined;
};

/** The address that stands in a mail: which page, with what, and where it leads on to. */
export function mailLink({ siteAddress, page, token, redirect, lang }: MailLink): string {
  const search = new URLSearchParams({ ...(redirect && { redirect }), ...(lang && { lang }) }).toString();
  return `${siteAddress}${page}${token ? `/${token}` : ''}${search ? `?${search}` : ''}`;
}
