import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './tabs.module.css';

export function LinkTabs({ label, children }: { label: string; children: ReactNode }) {
  const row = useOpenTabInView<HTMLElement>();
  return (
    <nav ref={row} className={styles.row} aria-label={label}>
      {children}
    </nav>
  );
}

/**
 * Of a router link within `LinkTabs`. A link without search parameters also counts as active at an address that has some,
 * and would be marked beside the open one.
 */
export function tabLink(isOpen: boolean) {
  return { activeProps: {}, activeOptions: { exact: true }, 'aria-current': isOpen ? ('page' as const) : undefined };
}

type Tab = { id: string; title: ReactNode; content: ReactNode };

export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const id = useId();
  const row = useOpenTabInView<HTMLDivElement>();
  const [openId, setOpenId] = useState(tabs[0]?.id);
  const open = tabs.find((tab) => tab.id === openId) ?? tabs[0];
  if (!open) return null;
  const moveFocus = (event: KeyboardEvent) => {
    const next = nextTab(tabs, tabs.indexOf(open), event.key);
    if (!next) return;
    event.preventDefault();
    setOpenId(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  };
  return (
    <div>
      <div ref={row} className={styles.row} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={moveFocus}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab === open}
            aria-controls={`${id}-panel`}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => setOpenId(tab.id)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} className={styles.panel} role="tabpanel" aria-labelledby={`${id}-${open.id}`}>
        {open.content}
      </div>
    </div>
  );
}

function nextTab(tabs: readonly Tab[], current: number, key: string): Tab | undefined {
  const places: Record<string, number> = {
    ArrowRight: (current + 1) % tabs.length,
    ArrowLeft: (current - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  };
  return tabs[places[key] ?? -1];
}

// On a phone the row scrolls sideways, and the open tab may lie outside it.
function useOpenTabInView<Row extends HTMLElement>() {
  const row = useRef<Row>(null);
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-current="page"], [aria-selected="true"]');
    if (open && row.current) row.current.scrollLeft = open.offsetLeft - row.current.offsetWidth / 3;
  });
  return row;
}
