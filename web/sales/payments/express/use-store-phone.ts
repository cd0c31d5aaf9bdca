import { api } from '#web/shared/api/api.ts';
import { useFreshSignIn } from '#web/shared/fresh-sign-in/fresh-sign-in.tsx';
import { useHasRightIn } from '#web/shared/session/acting-for.ts';
import { ownerOf } from '../methods/owner-of.ts';

/** Stores a phone for later payments, after a fresh sign-in: render `dialog` beside the form. */
export function useStorePhone(organizationId: number | null) {
  const { freshly, dialog } = useFreshSignIn();
  const mayEdit = useHasRightIn(organizationId, 'addresses.edit');

  /** Before the request, whose minutes a dialog would use up. A failure here must not look like one of the payment. */
  function store(phone: string): Promise<boolean> {
    const phoneOf = { ...ownerOf(organizationId), phone, consent: true as const };
    return freshly(() => api().payments.setExpressPhone({ data: [phoneOf] })).then(
      () => true,
      () => false,
    );
  }

  return { mayStore: organizationId === null || mayEdit, store, dialog };
}
