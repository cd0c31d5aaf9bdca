import { isEmailAddress } from '#contract/people/identity/values.ts';

type SignUpFields = {
  firstName: string;
  lastName: string;
  username: string;
  password: string;
  acceptsTerms: boolean;
};

type SignUpFault = {
  field: 'first_name' | 'last_name' | 'username' | 'password' | 'terms_version';
  wrong: 'first_name_missing' | 'last_name_missing' | 'username_invalid' | 'password_too_short' | 'terms_not_accepted';
};

export function signUpFaults(fields: SignUpFields, minLength: number): SignUpFault[] {
  const match: (SignUpFault | false)[] = [
    !fields.firstName.trim() && { field: 'first_name', wrong: 'first_name_missing' },
    !fields.lastName.trim() && { field: 'last_name', wrong: 'last_name_missing' },
    !isEmailAddress(fields.username.trim()) && { field: 'username', wrong: 'username_invalid' },
    Array.from(fields.password).length < minLength && { field: 'password', wrong: 'password_too_short' },
    !fields.acceptsTerms && { field: 'terms_version', wrong: 'terms_not_accepted' },
  ];
  return match.filter((fault) => fault !== false);
}
