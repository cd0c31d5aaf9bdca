import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useEffect, useState } from 'react';
import { settingTopics, type SettingTopic } from '#contract/rules/setting-topics.ts';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTitle } from '#web/shared/page/use-title.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { SkeletonForm } from '#web/shared/ui/skeleton.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { DeskLink } from '../desk-link.tsx';
import desk from '../desk.module.css';
import { RecordForm } from '../frame/form/record-form.tsx';
import type { RecordFormState } from '../frame/form/use-record-form.ts';
import { isAbout, type SettingFacts } from './model/setting-fields.ts';
import { SettingInput } from './setting-input.tsx';
import { settingsQuery, useSettingsForm } from './use-settings-form.ts';
import styles from './settings.module.css';

type TopicProps = { topic: SettingTopic | undefined };

/** All settings, by topic; an address that names a topic begins there. */
export function SettingsPage({ topic }: TopicProps) {
  const t = useTexts('desk_settings');
  const words = useTexts('desk');
  const query = useQuery(settingsQuery());
  useTitle(`${t('title')} · ${words('title')}`);

  if (query.data) return <Settings settings={query.data.results} topic={topic} />;
  if (query.error)
    return <NotLoaded query={query} title={words('record_not_loaded')} text={words('not_loaded_text')} />;
  return <SkeletonForm fields={8} label={words('loading_record')} />;
}

type SettingsProps = TopicProps & { settings: readonly SettingFacts[] };

function Settings({ settings, topic }: SettingsProps) {
  const t = useTexts('desk_settings');
  const form = useSettingsForm(settings);
  const [words, setWords] = useState('');
  const [current, setCurrent] = useState(topic);
  const shown = settings.filter((setting) => isAbout(setting, words));
  useBeginAt(current);

  return (
    <>
      <Head settings={settings} />
      <div className={styles.root}>
        <div className={styles.aside}>
          <TextField
            inputMode="search"
            label={t('search')}
            value={words}
            autoComplete="off"
            onChange={({ target }) => setWords(target.value)}
          />
          <Topics settings={settings} current={current} onChoose={setCurrent} />
        </div>
        <RecordForm form={form} sections={[]} saveLabel={t('save')}>
          {shown.length === 0 && <p role="status">{t('no_match')}</p>}
          {settingTopics.map((each) => (
            <Topic key={each} topic={each} settings={shown.filter((setting) => setting.topic === each)} form={form} />
          ))}
        </RecordForm>
      </div>
    </>
  );
}

/** The heading of the topic comes into view, and takes the focus. */
function useBeginAt(topic: SettingTopic | undefined): void {
  useEffect(() => {
    if (topic) goTo(topic);
  }, [topic]);
}

function goTo(topic: SettingTopic): void {
  const heading = document.getElementById(topic);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

function Head({ settings }: { settings: readonly SettingFacts[] }) {
  const t = useTexts('desk_settings');

  return (
    <div className={desk.head}>
      <div className={desk.words}>
        <h1>{t('title')}</h1>
        <p className={desk.meta}>{t('counted', { count: settings.length, own: settings.filter(isOwn).length })}</p>
      </div>
      <DeskLink to="settings/changes" className={buttonClass({ variant: 'quiet' })}>
        <Icon of={History} />
        {t('what_changed')}
      </DeskLink>
    </div>
  );
}

function isOwn({ value, default: atFirst }: SettingFacts): boolean {
  return value !== atFirst;
}

type TopicsProps = {
  settings: readonly SettingFacts[];
  current: SettingTopic | undefined;
  onChoose: (topic: SettingTopic) => void;
};

function Topics({ settings, current, onChoose }: TopicsProps) {
  const t = useTexts('desk_settings');

  return (
    <nav aria-label={t('topics')}>
      <ul className={styles.topics}>
        {settingTopics.map((topic) => {
          const own = settings.filter((setting) => setting.topic === topic && isOwn(setting)).length;
          return (
            <li key={topic}>
              {/* Within the page, so that what is not saved asks nothing. */}
              <a
                href={`#${topic}`}
                aria-current={topic === current ? 'true' : undefined}
                onClick={() => {
                  onChoose(topic);
                  goTo(topic);
                }}
              >
                {t('topic', { topic })}
                {own > 0 && <span title={t('own_count', { count: own })}>{own}</span>}
              </a>
            </li>
          );
        })}
      </ul>
      <p className={styles.caption}>{t('own_note')}</p>
    </nav>
  );
}

type TopicPartProps = { topic: SettingTopic; settings: readonly SettingFacts[]; form: RecordFormState };

function Topic({ topic, settings, form }: TopicPartProps) {
  const t = useTexts('desk_settings');

  if (settings.length === 0) return null;
  return (
    <section className={desk.part} aria-labelledby={topic}>
      <h2 id={topic} tabIndex={-1} className={styles.heading}>
        {t('topic', { topic })} <small>{t('about_topic', { topic })}</small>
      </h2>
      <ul className={styles.settings}>
        {settings.map((setting) => (
          <SettingInput key={setting.key} setting={setting} form={form} />
        ))}
      </ul>
    </section>
  );
}
