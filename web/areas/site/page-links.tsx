import { Link } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Part } from '#web/shared/ui/section.tsx';
import styles from './site-map.module.css';

const groups = [
  {
    title: 'pages',
    links: [
      ['/', 'home'],
      ['/courses', 'courses'],
      ['/classes', 'classes'],
      ['/partners', 'partners'],
      ['/news', 'news'],
      ['/certificate-validation', 'check'],
      ['/about', 'about'],
      ['/contact', 'contact'],
    ],
  },
  {
    title: 'account',
    links: [
      ['/login', 'login'],
      ['/sign-up', 'sign_up'],
    ],
  },
  {
    title: 'rules',
    links: [
      ['/terms-and-services', 'terms'],
      ['/privacy-policy', 'privacy'],
    ],
  },
] as const;

export function PageLinks() {
  const t = useTexts('sitemap');

  return (
    <div className={styles.groups}>
      {groups.map(({ title, links }) => (
        <Part key={title} title={t(title)}>
          <ul className={styles.list}>
            {links.map(([to, name]) => (
              <li key={to}>
                <Link to={to}>{t(name)}</Link>
              </li>
            ))}
          </ul>
        </Part>
      ))}
    </div>
  );
}
