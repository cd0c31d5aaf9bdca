import type { Certificate } from '#contract/learning/certificates/calls.ts';

type Shown = Pick<Certificate, 'course_title' | 'issuer' | 'issued_on' | 'valid_until' | 'number' | 'check_url'>;

/** Where LinkedIn adds a certificate to the profile of anyone who is signed in there. */
export function linkedInAddress({ course_title, issuer, issued_on, valid_until, number, check_url }: Shown): string {
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: course_title,
    organizationName: issuer.name,
    ...monthOf('issue', issued_on),
    ...(valid_until !== null && monthOf('expiration', valid_until)),
    certUrl: check_url,
    certId: number,
  });
  return `https://www.linkedin.com/profile/add?${query}`;
}

function monthOf(name: 'issue' | 'expiration', day: string): Record<string, string> {
  return { [`${name}Year`]: day.slice(0, 4), [`${name}Month`]: String(Number(day.slice(5, 7))) };
}
