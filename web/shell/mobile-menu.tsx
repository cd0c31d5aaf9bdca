import { useLocation } from '@tanstack/react-router';
import { Menu as MenuIcon, X } from 'lucide-react';
import { Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { lazy } from '#web/shared/page/lazy.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import styles from './mobile-menu.module.css';

const Entries = lazy(async () => ({ default: (await import('./mobile-menu-entries.tsx')).MobileMenuEntries }));

/** Above this width the header shows everything [specification 9]. */
const foldsUpTo = '(max-width: 1199px)';

export function MobileMenu() {
  const t = useTexts('shell');
  const { href } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  // Bound to the address, so navigation closes the menu.
  const isOpen = openAt === href;

  useEffect(() => {
    const folds = matchMedia(foldsUpTo);
    const close = () => setOpenAt(null);
    folds.addEventListener('change', close);
    return () => folds.removeEventListener('change', close);
  }, []);

  const root = useRef<HTMLDivElement>(null);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpenAt(null);
    root.current?.querySelector('button')?.focus();
  };

  return (
    <div ref={root} className={styles.root} role="presentation" onKeyDown={onKeyDown}>
      <IconButton
        icon={isOpen ? X : MenuIcon}
        label={isOpen ? t('close_menu') : t('open_menu')}
        aria-expanded={isOpen}
        aria-controls="mobile-menu"
        onPress={() => setOpenAt(isOpen ? null : href)}
      />
      <div id="mobile-menu" className={styles.sheet} hidden={!isOpen}>
        {isOpen && (
          <Suspense>
            <Entries />
          </Suspense>
        )}
      </div>
    </div>
  );
}
