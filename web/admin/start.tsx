import { useTexts } from '#web/shared/texts/texts.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { DeskLink } from './desk-link.tsx';
import { groups, type Area } from './pages.ts';
import styles from './desk.module.css';

/** Where the desk begins: the areas that this user may open. */
export function Start({ areas }: { areas: readonly Area[] }) {
  const t = useTexts('desk');

  return (
    <>
      <div className={styles.head}>
        <h1>{t('start')}</h1>
      </div>
      {groups
        .filter((group) => areas.some((area) => area.group === group))
        .map((group) => (
          <section key={group} className={styles.part}>
            <h2>{t(`group_${group}`)}</h2>
            <ul className={styles.areas}>
              {areas
                .filter((area) => area.group === group)
                .map(({ path, icon }) => (
                  <li key={path}>
                    <DeskLink to={path}>
                      <Icon of={icon} />
                      <b>{t(`to_${path}`)}</b>
                      <span>{t(`about_${path}`)}</span>
                    </DeskLink>
                  </li>
                ))}
            </ul>
          </section>
        ))}
    </>
  );
}
