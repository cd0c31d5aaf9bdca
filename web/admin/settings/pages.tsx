import { settingTopics } from '#contract/rules/setting-topics.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { NotThere } from '../frame/not-there.tsx';
import type { PagesProps } from '../frame/pages-props.ts';
import { ChangesPage } from './changes-page.tsx';
import { SettingsPage } from './settings-page.tsx';

/** All settings, a topic of them below its name, and what was changed below `changes`. */
export function Pages({ place: [first, ...rest], search }: PagesProps) {
  const t = useTexts('desk_settings');
  const topic = settingTopics.find((each) => each === first);

  if (rest.length === 0 && first === 'changes') return <ChangesPage search={search} />;
  if (rest.length === 0 && (topic || first === undefined)) return <SettingsPage topic={topic} />;
  return <NotThere to="settings">{t('title')}</NotThere>;
}
