import { Suspense } from 'react';
import { lazy } from '#web/shared/page/lazy.ts';
import { hasClaims, useSession } from '#web/shared/session/session-store.ts';
import { loadTextParts } from '#web/shared/texts/texts-store.ts';
import type { RecordTrailProps } from './record-trail.tsx';

const RecordTrail = lazy(async () => {
  const [{ RecordTrail: Part }] = await Promise.all([import('./record-trail.tsx'), loadTextParts(['desk_trail'])]);
  return { default: Part };
});

/** For any page of a record: what staff did with it, for those who may read the audit trail. */
export function RecordTrailPart(props: RecordTrailProps) {
  const session = useSession();

  if (!hasClaims(session, 'audit.read')) return null;
  return (
    <Suspense>
      <RecordTrail {...props} />
    </Suspense>
  );
}
