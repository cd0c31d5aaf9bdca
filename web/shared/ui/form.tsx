import type { ComponentProps, ReactNode } from 'react';
import { typedIn, type Typed } from '#web/shared/page/typed.ts';
import { FieldStack } from './field.tsx';
import { FormErrors, type FormError } from './form-errors.tsx';

type FormProps = Omit<ComponentProps<'form'>, 'className' | 'style' | 'noValidate' | 'onSubmit'> & {
  lead?: ReactNode;
  failed: string;
  errors: readonly FormError[];
  attempt: number;
  onSubmit: (typed: Typed, form: HTMLFormElement) => unknown;
};

/** Validated by our own code, since browsers word their messages in their own language. */
export function Form({ lead, failed, errors, attempt, onSubmit, children, ...native }: FormProps) {
  return (
    <form
      {...native}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(typedIn(event.currentTarget), event.currentTarget);
      }}
    >
      <FieldStack>
        {lead}
        <FormErrors title={failed} errors={errors} attempt={attempt} />
        {children}
      </FieldStack>
    </form>
  );
}
