import { Alert } from './alert.tsx';
import type { FormError } from './form-errors.tsx';

export function CommandErrors({ errors }: { errors: readonly FormError[] }) {
  if (errors.length === 0) return null;
  return (
    <Alert tone="danger" announce>
      {errors.map(({ message }) => message).join(' ')}
    </Alert>
  );
}
