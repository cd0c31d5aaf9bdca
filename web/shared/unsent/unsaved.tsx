import { useBlocker } from '@tanstack/react-router';
import { createContext, type ReactNode, Suspense, use, useCallback, useEffect, useId, useState } from 'react';
import { lazy } from '#web/shared/page/lazy.ts';
import { currentSession } from '../session/session-store.ts';
import type { LeaveText } from './leave-dialog.tsx';
import { loadTextParts } from '../texts/texts-store.ts';

const LeaveDialog = lazy(async () => {
  const [{ LeaveDialog: Dialog }] = await Promise.all([import('./leave-dialog.tsx'), loadTextParts(['unsaved'])]);
  return { default: Dialog };
});

type Report = (section: string, isUnsaved: boolean) => void;

const Unsaved = createContext<Report>(() => undefined);

export function useUnsaved(isUnsaved: boolean): void {
  const section = useId();
  const report = use(Unsaved);
  useEffect(() => {
    report(section, isUnsaved);
    return () => report(section, false);
  }, [report, section, isUnsaved]);
}

type GuardProps = {
  text?: LeaveText;
  children: ReactNode;
};

export function GuardUnsaved({ text = 'text', children }: GuardProps) {
  const [sections, setSections] = useState<readonly string[]>([]);
  const report = useCallback<Report>((section, isUnsaved) => {
    setSections((before) => {
      if (before.includes(section) === isUnsaved) return before;
      return isUnsaved ? [...before, section] : before.filter((one) => one !== section);
    });
  }, []);
  const { status, proceed, reset } = useBlocker({
    withResolver: true,
    enableBeforeUnload: sections.length > 0,
    // Signing out is deliberate, and a change of language stays on the page.
    shouldBlockFn: ({ current, next }) =>
      sections.length > 0 && current.pathname !== next.pathname && currentSession().status === 'user',
  });

  return (
    <Unsaved value={report}>
      {children}
      {status === 'blocked' && (
        <Suspense>
          <LeaveDialog text={text} onStay={() => reset?.()} onLeave={() => proceed?.()} />
        </Suspense>
      )}
    </Unsaved>
  );
}
