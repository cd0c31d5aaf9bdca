import { Suspense } from 'react';
import { lazy } from '#web/shared/page/lazy.ts';
import { loadTextParts } from '#web/shared/texts/texts-store.ts';
import { Stack } from '#web/shared/ui/layout.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';

// The page of an order is about the order itself, so the documents and their texts load after it.
const DocumentList = lazy(async () => {
  const [{ DocumentList: list }] = await Promise.all([import('./document-list.tsx'), loadTextParts(['fiscal'])]);
  return { default: list };
});

/** The invoices, receipts and credit notes of an order, each with its PDF. */
export function FiscalDocuments({ orderId }: { orderId: number }) {
  return (
    <Suspense fallback={<NotYet />}>
      <DocumentList orderId={orderId} />
    </Suspense>
  );
}

function NotYet() {
  return (
    <Stack>
      <Skeleton shape="mid" />
      <Skeleton shape="short" />
    </Stack>
  );
}
