export type MailLink = {
  siteAddress: string;
  page: '/login' | '/sign-up' | '/confirm-email' | '/reset-password' | '/invitation';
  token?: string;
  redirect?: string | null | undefined;
  /** Only for readers whose language is not the default. */
  lang?: string | undefined;
};

export function mailLink({ siteAddress, page, token, redirect, lang }: MailLink): string {
  const search = new URLSearchParams({ ...(redirect && { redirect }), ...(lang && { lang }) }).toString();
  return `${siteAddress}${page}${token ? `/${token}` : ''}${search ? `?${search}` : ''}`;
}
