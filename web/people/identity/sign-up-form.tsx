import { Link } from '@tanstack/react-router';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Building2, UserRound } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import type { SignUpRole } from '#contract/people/identity/values.ts';
import { api } from '#web/shared/api/api.ts';
import { noteSentCart } from '#web/shared/cart/sent-cart.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { typedIn } from '#web/shared/page/typed.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { FieldPair } from '#web/shared/ui/field.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { RadioCards } from '#web/shared/ui/radio-cards.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { useSending } from '#web/shared/api/use-sending.ts';
import { currencyIdOf, currentVisitor } from '#web/shared/visitor/visitor.ts';
import { NewPassword, usePasswordMinLength } from './new-password.tsx';
import { signUpFaults } from './sign-up-faults.ts';
import { termsVersionQuery } from './terms-version-query.ts';

/** Where the link of the email leads afterwards. */
export type SentSignUp = { username: string; redirect: string | undefined };

type SignUpFormProps = {
  redirect: string | undefined;
  username: string | undefined;
  onSent: (sent: SentSignUp) => void;
};

export function SignUpForm({ redirect, username: input, onSent }: SignUpFormProps) {
  const t = useTexts('sign');
  const { busy, errors, attempt, errorOf, send, refuse } = useSending();
  const [role, setRole] = useState<SignUpRole>('student');
  const minimum = usePasswordMinLength();
  const client = useQueryClient();
  const [shown] = useQuery(termsVersionQuery()).data?.results ?? [];
  const form = useRef<HTMLFormElement>(null);
  const typed = () => fieldsOf(form.current);
  const fields = errors.filter(({ field }) => field).length;

  async function submit(): Promise<void> {
    const { firstName, lastName, username, password, wantsNews, ...rest } = typed();
    const faults = signUpFaults({ firstName, lastName, username, password, ...rest }, minimum);
    if (faults.length > 0) return refuse(faults.map(({ field, wrong }) => ({ field, message: t(wrong, { minimum }) })));
    const person = { username, password, first_name: firstName, last_name: lastName, role, wants_news: wantsNews };
    const cart = noteSentCart(username.trim());
    const next = redirect ?? firstPages[role];
    const chosen = { currency_id: currencyIdOf(currentVisitor().currency), cart, ...(next && { redirect: next }) };
    const sent = await send(async () => {
      const [{ terms_version } = {}] = (await client.ensureQueryData(termsVersionQuery())).results;
      await api().identity.register({ data: [{ ...person, ...chosen, terms_version }] });
    });
    // Other terms may be in force by now.
    if (!sent) await client.invalidateQueries(termsVersionQuery());
    if (sent) onSent({ username: username.trim(), redirect: next });
  }

  return (
    <Form ref={form} failed={t('not_signed_up', { fields })} errors={errors} attempt={attempt} onSubmit={submit}>
      <RadioCards
        legend={t('for_whom')}
        name="role"
        value={role}
        onChange={setRole}
        cards={[
          { value: 'student', icon: UserRound, title: t('for_me'), text: t('for_me_text') },
          { value: 'client', icon: Building2, title: t('for_company'), text: t('for_company_text') },
        ]}
      />
      <FieldPair>
        <TextField name="first_name" label={t('first_name')} autoComplete="given-name" error={errorOf('first_name')} />
        <TextField name="last_name" label={t('last_name')} autoComplete="family-name" error={errorOf('last_name')} />
      </FieldPair>
      <TextField
        type="email"
        name="username"
        label={t('username')}
        autoComplete="username"
        autoCapitalize="off"
        defaultValue={input}
        error={errorOf('username')}
      />
      <NewPassword
        error={errorOf('password')}
        guessable={() => [typed().firstName, typed().lastName, typed().username.split('@')[0] ?? '']}
      />
      <div>
        <CheckboxField
          // Other terms have to be accepted again.
          key={shown?.terms_version}
          name="terms_version"
          error={errorOf('terms_version')}
          label={t.rich('accept_terms', legalLinks)}
        />
        <CheckboxField name="wants_news" label={t('wants_news')} />
      </div>
      <Button type="submit" wide busy={busy}>
        {t('sign_up')}
      </Button>
    </Form>
  );
}

/** Who buys for a company creates it first. */
const firstPages: Record<SignUpRole, string | undefined> = { student: undefined, client: '/profile/organization' };

/** In a new tab, so that nothing typed is lost. */
const legalLinks = {
  terms: (words: ReactNode) => (
    <Link to="/terms-and-services" target="_blank">
      {words}
    </Link>
  ),
  privacy: (words: ReactNode) => (
    <Link to="/privacy-policy" target="_blank">
      {words}
    </Link>
  ),
};

function fieldsOf(form: HTMLFormElement | null) {
  const { text, isChecked } = typedIn(form);
  return {
    firstName: text('first_name'),
    lastName: text('last_name'),
    username: text('username'),
    password: text('password'),
    acceptsTerms: isChecked('terms_version'),
    wantsNews: isChecked('wants_news'),
  };
}
