import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { signOut } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loaded } from './loaded.tsx';

type ReceivedLinkProps<T> = {
  query: UseQueryResult<T>;
  loading: string;
  failed: string;
  /** An unknown link and somebody else's are told apart by nobody. */
  isUnknown: boolean;
  unknown: ReactNode;
  children: (data: T) => ReactNode;
};

/** What the link of a message leads to: loading, failed, unknown, or what it is about. */
export function ReceivedLink<T>({ query, loading, failed, isUnknown, unknown, children }: ReceivedLinkProps<T>) {
  if (isUnknown) return unknown;
  return (
    <Loaded query={query} loading={loading} failed={failed}>
      {children}
    </Loaded>
  );
}

type LinkNoticeProps = { title: string; actions: ReactNode; children: ReactNode };

/** The whole page of a link that asks nothing any more. */
export function LinkNotice({ title, actions, children }: LinkNoticeProps) {
  return (
    <EmptyState panel level={1} title={title} actions={actions}>
      {children}
    </EmptyState>
  );
}

type OfAnotherAccountProps = { title: string; path: string; signOutLabel: string; children: ReactNode };

/** The link waits for the person whom it was sent to: signing out leads back to it. */
export function OfAnotherAccount({ title, path, signOutLabel, children }: OfAnotherAccountProps) {
  const navigate = useNavigate();

  async function leave(): Promise<void> {
    await signOut();
    await navigate({ to: '/login', search: { redirect: path } });
  }

  return (
    <LinkNotice title={title} actions={<Button onPress={() => void leave()}>{signOutLabel}</Button>}>
      {children}
    </LinkNotice>
  );
}
