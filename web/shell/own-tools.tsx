import { Bell, Bookmark, ShoppingCart, TriangleAlert } from 'lucide-react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { CountBadge } from '#web/shared/ui/badge.tsx';
import { ActingMenu } from '#web/shared/session/acting-menu.tsx';
import { classes } from '#web/shared/ui/classes.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { iconButtonClass } from '#web/shared/ui/icon-button.tsx';
import { badge, type OwnTool } from './model/entries.ts';
import styles from './own-tools.module.css';
import { TargetLink } from './target-link.tsx';
import { useCounts } from './use-counts.ts';

export { UserMenu } from './user-menu.tsx';

export const toolIcons = { Wishlist: Bookmark, Warnings: TriangleAlert, Notifications: Bell, Cart: ShoppingCart };

/** On narrow screens only the cart stays in the header; the others are in the menu. */
export function OwnTools({ tools }: { tools: readonly OwnTool[] }) {
  return (
    <>
      {tools.map((tool) => (
        <ToolLink key={tool} tool={tool} />
      ))}
      <ActingMenu />
    </>
  );
}

function ToolLink({ tool }: { tool: OwnTool }) {
  const t = useTexts('shell');
  const count = useCounts()[tool];
  const shown = badge(count);

  return (
    <TargetLink
      to={tool}
      className={classes(iconButtonClass(), tool !== 'Cart' && styles.wideOnly)}
      aria-label={t(`with_${tool}`, { count })}
      title={t(`to_${tool}`)}
    >
      <Icon of={toolIcons[tool]} />
      {shown && <CountBadge>{shown}</CountBadge>}
    </TargetLink>
  );
}
