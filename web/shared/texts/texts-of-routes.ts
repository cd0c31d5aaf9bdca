import type { AnyRouter, StaticDataRouteOption } from '@tanstack/react-router';
import type { Texts } from './texts.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The namespaces that the first view of the page needs, beside those of every page. */
    texts?: readonly (keyof Texts)[];
    /** The namespaces that parts of the page load by themselves after the first view. */
    laterTexts?: readonly (keyof Texts)[];
  }
}

type Declared = { staticData: StaticDataRouteOption };

export function textsOf(matches: readonly Declared[]): string[] {
  return [...new Set(matches.flatMap(({ staticData }) => staticData.texts ?? []))];
}

/** The parts that the server writes into a page, so that the browser does not request them. */
export function partsInPage(matches: readonly Declared[]): string[] {
  const later = matches.flatMap(({ staticData }) => staticData.laterTexts ?? []);
  return [...new Set(['first', ...textsOf(matches), ...later])];
}

/** For the start of the app, which needs the texts before the router has loaded any route. */
export function textsAt(pathname: string, router: AnyRouter): string[] {
  const [matchedRoutes] = router.getMatchedRoutes(pathname);
  return textsOf(matchedRoutes.map(({ options }) => ({ staticData: options.staticData ?? {} })));
}
