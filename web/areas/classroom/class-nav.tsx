import { Link } from '@tanstack/react-router';
import { ChevronDown, Lock } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Classroom } from '#contract/areas/classroom/calls.ts';
import type { ClassTab } from '#contract/areas/classroom/values.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { tabLink } from '#web/shared/ui/tabs.tsx';
import { tabAddresses } from './model/tab-addresses.ts';
import { tabText } from './model/tab-text.ts';
import styles from './class-nav.module.css';

type ClassNavProps = { classroom: Classroom; open: ClassTab };

/** A row of tabs; on a phone, where eight do not fit, a list that unfolds below the name of the open one. */
export function ClassNav({ classroom: { id, tabs, roles }, open }: ClassNavProps) {
  const t = useTexts('classroom');
  const listId = useId();
  const { isUnfolded, toggle, root, button } = useUnfolding(open);

  return (
    <nav ref={root} className={styles.root} aria-label={t('tabs')}>
      <button
        ref={button}
        type="button"
        className={styles.current}
        aria-expanded={isUnfolded}
        aria-controls={listId}
        onClick={toggle}
      >
        <span>
          <small>{t('part')}</small> {t(tabText(open, roles))}
        </span>
        <Icon of={ChevronDown} />
      </button>
      <ul id={listId} className={classes(styles.list, isUnfolded && styles.unfolded)}>
        {tabs.map(({ tab, access }) => (
          <li key={tab}>
            <Link to={tabAddresses[tab]} params={{ id: String(id) }} {...tabLink(tab === open)}>
              {t(tabText(tab, roles))}
              {access === 'closed' && (
                <>
                  <Icon of={Lock} />
                  <Hidden> ({t('tab_closed')})</Hidden>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Folds up when a tab opens, on Escape, and on a press elsewhere. */
function useUnfolding(open: ClassTab) {
  const [unfoldedAt, setUnfoldedAt] = useState<ClassTab | null>(null);
  const root = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isUnfolded = unfoldedAt === open;

  useEffect(() => {
    if (!isUnfolded) return;
    const foldUp = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setUnfoldedAt(null);
    };
    const foldUpOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setUnfoldedAt(null);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', foldUp);
    document.addEventListener('keydown', foldUpOnEscape);
    return () => {
      document.removeEventListener('pointerdown', foldUp);
      document.removeEventListener('keydown', foldUpOnEscape);
    };
  }, [isUnfolded]);

  return {
    isUnfolded,
    root,
    button,
    toggle: () => setUnfoldedAt(isUnfolded ? null : open),
  };
}
