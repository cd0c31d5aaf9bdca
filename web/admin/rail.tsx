import { LayoutDashboard, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { iconButtonClass } from '#web/shared/ui/icon-button.tsx';
import { DeskLink } from './desk-link.tsx';
import { useKeysSwitch } from './frame/list/keys-switch.ts';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { useInboxCounters } from './use-inbox-counters.ts';
import { groups, type Area } from './pages.ts';
import styles from './rail.module.css';

export const railId = 'desk-menu';

type RailProps = { areas: readonly Area[]; current: string | undefined };

/** The menu of the areas; on narrow screens a sheet from below, where the thumb is. */
export function Rail({ areas, current }: RailProps) {
  const t = useTexts('desk');
  const rail = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { waiting } = useInboxCounters();
  useEffect(() => {
    if (rail.current?.matches(':popover-open')) rail.current.hidePopover();
  }, [pathname]);

  return (
    <nav ref={rail} id={railId} popover="auto" className={styles.root} aria-label={t('desk')}>
      <div className={styles.close}>
        {t('desk')}
        <button
          type="button"
          className={iconButtonClass()}
          popoverTarget={railId}
          popoverTargetAction="hide"
          aria-label={t('close_menu')}
        >
          <Icon of={X} />
        </button>
      </div>
      <ul>
        <Entry to="" icon={LayoutDashboard} isCurrent={current === undefined}>
          {t('start')}
        </Entry>
        {areas
          .filter(({ group }) => group === null)
          .map(({ path, icon }) => (
            <Entry key={path} to={path} icon={icon} isCurrent={path === current} count={path === 'inbox' ? waiting : 0}>
              {t(`to_${path}`)}
            </Entry>
          ))}
      </ul>
      {groups.map((group) => (
        <Group
          key={group}
          title={t(`group_${group}`)}
          areas={areas.filter((area) => area.group === group)}
          current={current}
        />
      ))}
      <KeysSwitch />
    </nav>
  );
}

function Group({ title, areas, current }: RailProps & { title: string }) {
  const t = useTexts('desk');

  if (areas.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {areas.map(({ path, icon }) => (
          <Entry key={path} to={path} icon={icon} isCurrent={path === current}>
            {t(`to_${path}`)}
          </Entry>
        ))}
      </ul>
    </>
  );
}

type EntryProps = { to: string; icon: Area['icon']; isCurrent: boolean; count?: number; children: string };

function Entry({ to, icon, isCurrent, count = 0, children }: EntryProps) {
  const t = useTexts('desk');

  return (
    <li>
      <DeskLink to={to} aria-current={isCurrent ? 'page' : undefined}>
        <Icon of={icon} />
        {children}
        {count > 0 && (
          <span className={styles.count}>
            <span aria-hidden="true">{count}</span>
            <Hidden>{t('count_waiting', { count })}</Hidden>
          </span>
        )}
      </DeskLink>
    </li>
  );
}

/** Keys without Ctrl or Alt can be switched off [WCAG 2.1.4]. */
function KeysSwitch() {
  const t = useTexts('desk');
  const { isOn, toggle } = useKeysSwitch();

  return (
    <button type="button" role="switch" aria-checked={isOn} className={styles.keys} onClick={toggle}>
      {t('single_keys')} <span>{isOn ? t('keys_on') : t('keys_off')}</span>
    </button>
  );
}
