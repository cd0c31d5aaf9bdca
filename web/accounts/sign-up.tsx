import { useState } from 'react';
import { KnownAddress } from './known-address.tsx';
import { SignUpForm } from './sign-up-form.tsx';

type SignUpProps = { redirect: string | undefined; onSignedIn: () => void };

/** The form, and in its place what to do when the address has an account already; what was typed is kept. */
export function SignUp({ redirect, onSignedIn }: SignUpProps) {
  const [known, setKnown] = useState<string | null>(null);

  return (
    <>
      {known !== null && <KnownAddress username={known} redirect={redirect} onAnother={() => setKnown(null)} />}
      <div hidden={known !== null}>
        <SignUpForm onSignedIn={onSignedIn} onKnownAddress={setKnown} />
      </div>
    </>
  );
}
