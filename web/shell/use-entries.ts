import { useRouter } from '@tanstack/react-router';
import { useHasCart } from '#web/shared/visitor/app-settings.ts';
import { useUser } from '#web/shared/session/session-store.ts';
import { exists } from '#web/shared/page/targets.ts';
import { ownTools, siteLinks } from './model/entries.ts';

export function useEntries() {
  const user = useUser();
  const hasCart = useHasCart();
  const { routesByPath } = useRouter();
  const frame = {
    person: user,
    hasCart,
    exists: (target: Parameters<typeof exists>[0]) => exists(target, routesByPath),
  };

  return { user, links: siteLinks(frame), tools: ownTools(frame) };
}
