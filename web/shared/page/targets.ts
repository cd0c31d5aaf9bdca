/** The named navigation targets [specification 2]. */
export const targets = {
  Home: '/',
  Courses: '/courses',
  Partners: '/partners',
  Classes: '/classes',
  About: '/about',
  MyCourses: '/profile/my-courses',
  MyTrainerCourses: '/profile/my-trainer-courses',
  Cart: '/cart',
  Wishlist: '/wishlist',
  Warnings: '/profile/warnings',
  Notifications: '/profile/notifications',
  Login: '/login',
  SignUp: '/sign-up',
  MyProfileView: '/profile',
  Checkout: '/checkout',
} as const;
export type Target = keyof typeof targets;

/** The pages of the site by their address, as the router holds them. */
type Pages = object;

export function exists(target: Target, pages: Pages): boolean {
  return targets[target] in pages;
}

/** Where a target leads: to its page, or Home when there is none. The type says Home, an address every router knows. */
export function addressOf(target: Target, pages: Pages): typeof targets.Home {
  return (exists(target, pages) ? targets[target] : targets.Home) as typeof targets.Home;
}
