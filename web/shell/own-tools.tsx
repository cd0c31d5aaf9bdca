import { Bell, Bookmark, ShoppingCart, TriangleAlert } from 'lucide-react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { CountBadge } from '#web/shared/ui/badge.tsx';
import { useActingFor } from '#web/shared/session/acting-for.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { Hidden } from '#web/shared/ui/hidden.tsx';
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
  const acting = useActingFor();

  return (
    <>
      {tools.map((tool) => (
        <ToolLink key={tool} tool={tool} />
      ))}
      {acting && tools.includes('Cart') && <ActingName name={acting.name} />}
    </>
  );
}

function ActingName({ name }: { name: string }) {
  const t = useTexts('shell');

  return (
    <span className={styles.acting} title={name}>
      <Hidden>{t('acting_for', { name })}</Hidden>
      <span aria-hidden="true">{name}</span>
    </span>
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
