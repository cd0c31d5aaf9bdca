import { Link, useRouter, type AnyRoute } from '@tanstack/react-router';
import { useTexts, type Texts } from '#web/shared/texts/texts.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Lists the page in the profile's menu, by this text of the namespace `profile`. */
    profileMenu?: keyof Texts['profile'];
  }
}

/** The pages that say in their own route that they belong in the profile's menu. */
export function DeclaredPages() {
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
