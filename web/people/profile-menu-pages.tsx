import { Link, useRouter, type AnyRoute } from '@tanstack/react-router';
import { useTexts, type Texts } from '#web/shared/texts/texts.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Lists the page in the profile menu under this text of the namespace `profile`. */
    profileMenu?: keyof Texts['profile'];
  }
}

export function ProfileMenuPages() {
  const t = useTexts('profile');
  const routes: AnyRoute[] = Object.values(useRouter().routesByPath);

  return routes.map(({ fullPath, options: { staticData } }) =>
    staticData?.profileMenu ? (
      <li key={fullPath}>
        <Link to={fullPath}>{t(staticData.profileMenu)}</Link>
      </li>
    ) : null,
  );
}
