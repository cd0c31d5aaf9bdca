import { isEmailAddress } from '#contract/people/identity/values.ts';

type ContactTyped = { name: string; email: string; subject: string; message: string };
type ContactFault = { field: keyof ContactTyped; wrong: `${keyof ContactTyped}_missing` | 'email_invalid' };

export function contactFaults(typed: ContactTyped): ContactFault[] {
  const fields = ['name', 'email', 'subject', 'message'] as const;
  return fields.flatMap((field): ContactFault[] => {
    if (typed[field].trim() === '') return [{ field, wrong: `${field}_missing` }];
    return field === 'email' && !isEmailAddress(typed.email.trim()) ? [{ field, wrong: 'email_invalid' }] : [];
  });
}
