import { useLayoutEffect, useRef, useState } from 'react';
import type { SignInWay } from '#contract/people/identity/values.ts';
import type { SignInQuestion } from '#contract/people/identity/factors.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { CodeStep } from './second-step/code-step.tsx';
import { PasskeyStep } from './second-step/passkey-step.tsx';
import { ResendCode } from './second-step/resend-code.tsx';

type SecondStepProps = {
  question: SignInQuestion;
  username: string;
  onSignedIn: () => void;
  onStartOver: () => void;
};

const leads = {
  email: 'step_email',
  totp: 'step_totp',
  passkey: 'step_passkey',
  recovery_code: 'step_recovery',
} as const;

export function SecondStep({ question, username, onSignedIn, onStartOver }: SecondStepProps) {
  const t = useTexts('sign');
  const [first = 'email'] = question.ways;
  const [way, setWay] = useState<SignInWay>(first);
  const heading = useRef<HTMLHeadingElement>(null);
  const { challenge_id: challengeId } = question;

  // The pressed button is gone, so the focus moves here.
  useLayoutEffect(() => heading.current?.focus(), [way]);

  return (
    <Stack wide>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {t('step_title')}
        </h2>
        <p>{t(leads[way], { username })}</p>
      </div>
      {way === 'passkey' ? (
        <PasskeyStep challengeId={challengeId} onSignedIn={onSignedIn} />
      ) : (
        <CodeStep key={way} way={way} challengeId={challengeId} onSignedIn={onSignedIn} />
      )}
      {way === 'email' && <ResendCode challengeId={challengeId} />}
      <Row>
        {question.ways.flatMap((other) =>
          other === way || other === 'email'
            ? []
            : [
                <Button key={other} variant="quiet" small onPress={() => setWay(other)}>
                  {t(`by_${other}`)}
                </Button>,
              ],
        )}
        <Button variant="quiet" small onPress={onStartOver}>
          {t('start_over')}
        </Button>
      </Row>
    </Stack>
  );
}
