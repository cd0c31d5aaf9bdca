import { useRouter } from '@tanstack/react-router';
import { useHasCart } from '#web/shared/visitor/app-settings.ts';
import { useSession } from '#web/shared/session/session-store.ts';
import { exists } from '#web/shared/page/targets.ts';
import { ownTools, siteLinks } from './model/entries.ts';

/** What header and menu lead to, for this person now. */
export function useEntries() {
  const session = useSession();
  const hasCart = useHasCart();
  const { routesByPath } = useRouter();
  const user = session.status === 'user' ? session.user : null;
  const frame = {
    person: user,
    hasCart,
    exists: (target: Parameters<typeof exists>[0]) => exists(target, routesByPath),
  };

  return { user, links: siteLinks(frame), tools: ownTools(frame) };
}
