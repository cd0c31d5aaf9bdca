import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Payment } from '#contract/sales/payments/calls.ts';
import { fetchOwn } from '#web/shared/api/fetch-own.ts';
import { useDataSaver } from '#web/shared/visitor/data-saver.ts';

type Proof = NonNullable<Payment['proof']>;

/** A larger picture is not downloaded again only to be shown. */
const mostBytes = 1024 * 1024;

export function proofPath(paymentId: number): string {
  return `/payments/${paymentId}/proof`;
}

/** The form stores here what it has just sent. */
export function proofKey(paymentId: number, { name, byte_size }: Pick<Proof, 'name' | 'byte_size'>) {
  return ['proof', paymentId, name, byte_size] as const;
}

/** The address of the picture; undefined where there is none to show. */
export function useProofPicture(paymentId: number, proof: Proof): string | undefined {
  const saves = useDataSaver();
  const { data } = useQuery({
    queryKey: proofKey(paymentId, proof),
    queryFn: (): Promise<Blob> => fetchOwn(proofPath(paymentId)),
    enabled: proof.is_picture && proof.byte_size <= mostBytes && !saves,
    staleTime: Infinity,
    retry: false,
  });
  return useObjectUrl(proof.is_picture ? data : undefined);
}

function useObjectUrl(content: Blob | undefined): string | undefined {
  const address = useMemo(() => content && URL.createObjectURL(content), [content]);
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address]);
  return address;
}
