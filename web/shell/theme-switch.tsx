import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import styles from './theme-switch.module.css';

const themes = ['light', 'dark', 'system'] as const;
type Theme = (typeof themes)[number];

const icons = { light: Sun, dark: Moon, system: null };
const listeners = new Set<() => void>();

export function ThemeSwitch() {
  const t = useTexts('shell');
  const chosen = useSyncExternalStore(listenToTheme, currentTheme, () => 'system' as const);

  return (
    <div className={styles.root} role="group" aria-label={t('appearance')}>
      {themes.map((theme) => (
        <ThemeButton key={theme} theme={theme} pressed={theme === chosen} label={t(`theme_${theme}`)} />
      ))}
    </div>
  );
}

function ThemeButton({ theme, pressed, label }: { theme: Theme; pressed: boolean; label: string }) {
  const icon = icons[theme];

  return (
    <button type="button" aria-pressed={pressed} onClick={() => setTheme(theme)}>
      {icon && <Icon of={icon} />}
      {label}
    </button>
  );
}

function listenToTheme(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** web/public/first.js reads the same key before the first paint. */
function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  localStorage.setItem('theme', theme);
  for (const listener of listeners) listener();
}
